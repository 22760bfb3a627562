import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface CollectionSchema {
  favourite: FavouriteTable;
}

interface FavouriteTable {
  tenant_id: string;
  favourite_id: string;
  user_id: string;
  kind: 'message' | 'file' | 'image' | 'link' | 'person' | 'group' | 'app' | 'note';
  source_type: 'message' | 'file' | 'link' | 'person' | 'group' | 'app' | 'note';
  source_id: string;
  conversation_id: string | null;
  seq: number | null;
  title: string;
  body: Generated<string>;
  detail: Json;
  search_text: string;
  tags: Generated<string[]>;
  tag_text: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
