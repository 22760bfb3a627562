import type { AccountSchema } from './schema/account.ts';
import type { ApplicationsSchema } from './schema/applications.ts';
import type { CollectionSchema } from './schema/collection.ts';
import type { DirectorySchema } from './schema/directory.ts';
import type { DiskSchema } from './schema/disk.ts';
import type { EventsSchema } from './schema/events.ts';
import type { FriendsSchema } from './schema/friends.ts';
import type { GroupsSchema } from './schema/groups.ts';
import type { JobsSchema } from './schema/jobs.ts';
import type { MessagesSchema } from './schema/messages.ts';
import type { NewsroomSchema } from './schema/newsroom.ts';
import type { NodesSchema } from './schema/nodes.ts';
import type { SettingsSchema } from './schema/settings.ts';
import type { WorkspaceSchema } from './schema/workspace.ts';

/**
 * Row types of the tables, as the driver returns them: `timestamptz` is a Date, `bigint` a number (all below 2^53),
 * `bytea` a Buffer. Columns are documented in `migrations/`. Values for jsonb columns are passed as JSON text.
 */
export interface Schema
  extends
    AccountSchema,
    ApplicationsSchema,
    CollectionSchema,
    DirectorySchema,
    DiskSchema,
    EventsSchema,
    FriendsSchema,
    GroupsSchema,
    JobsSchema,
    MessagesSchema,
    NewsroomSchema,
    NodesSchema,
    SettingsSchema,
    WorkspaceSchema {}
