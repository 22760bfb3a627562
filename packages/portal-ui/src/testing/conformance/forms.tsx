import * as ui from '../../index.ts';
import { en } from '../../labels/en.ts';
import { timeSettings } from '../fixtures.ts';
import { storyLink } from '../story-link.tsx';
import { ignore } from './ignore.ts';
import type { Row } from './types.ts';

const rule = { check: () => true };
const dates = { label: 'Date', locale: 'en', today: '2026-11-20', labels: en.datePicker };

export const forms = {
  CountedField: (root) => <ui.CountedField label="Name" labels={en.countedField} {...root} />,
  CountedTextArea: (root) => <ui.CountedTextArea label="Text" labels={en.countedField} {...root} />,
  DatePicker: (root) => <ui.DatePicker {...dates} {...root} />,
  DateTimePicker: (root) => <ui.DateTimePicker {...dates} {...root} />,
  Pagination: (root) => (
    <ui.Pagination
      page={1}
      onPageChange={ignore}
      pageSize={20}
      onPageSizeChange={ignore}
      total={100}
      labels={en.pagination}
      {...root}
    />
  ),
  Progress: (root) => <ui.Progress label="Uploading" value={0.5} {...root} />,
  PullToRefresh: (root) => (
    <ui.PullToRefresh
      refreshing={false}
      onRefresh={ignore}
      more="end"
      onLoadMore={ignore}
      labels={en.pullToRefresh}
      {...root}
    >
      List
    </ui.PullToRefresh>
  ),
  RadioGroup: (root) => (
    <ui.RadioGroup label="Size" options={[{ value: 'small', label: 'Small' }]} {...root} />
  ),
  Switch: (root) => <ui.Switch label="Sound" {...root} />,
  ValidatedField: (root) => (
    <ui.ValidatedField kind="email" rule={rule} label="Email" labels={en.fields} {...root} />
  ),
} satisfies Record<string, Row>;

const settings = {
  status: 'loading',
  onSettingsChange: ignore,
  onRetry: ignore,
  labels: en.personalSettings,
} as const;
const layout = {
  value: { accent: '#296abb', scheme: 'light', tagsView: true, fixedHeader: true, showLogo: true },
  onValueChange: ignore,
  labels: en.layoutSettings,
} as const;
const card = { renderLink: storyLink, labels: en.boardCard };

export const workspace = {
  AppGrid: (root) => (
    <ui.AppGrid
      status="ready"
      groups={[]}
      ownIds={[]}
      onOwnChange={() => Promise.resolve()}
      onRetry={ignore}
      renderLink={storyLink}
      labels={en.appGrid}
      {...root}
    />
  ),
  AppIcon: (root) => <ui.AppIcon app={{ name: '采编系统' }} {...root} />,
  BoardCard: (root) => <ui.BoardCard status="empty" onRetry={ignore} labels={en.boardCard} {...root} />,
  CardApps: (root) => <ui.CardApps apps={[]} renderLink={storyLink} {...root} />,
  CardContacts: (root) => <ui.CardContacts people={[]} {...card} {...root} />,
  CardLinks: (root) => <ui.CardLinks links={[]} renderLink={storyLink} {...root} />,
  CardNews: (root) => <ui.CardNews items={[]} time={timeSettings} {...card} {...root} />,
  CardNotice: (root) => <ui.CardNotice text="Closed" time={timeSettings} {...root} />,
  CardRanking: (root) => <ui.CardRanking ranks={[]} labels={en.boardCard} {...root} />,
  CardStories: (root) => <ui.CardStories stories={[]} time={timeSettings} {...card} {...root} />,
  LayoutSettings: (root) => <ui.LayoutSettings {...layout} {...root} />,
  LayoutSettingsDialog: (root) => (
    <ui.LayoutSettingsDialog open onOpenChange={ignore} {...layout} {...root} />
  ),
  PersonalSettings: (root) => <ui.PersonalSettings {...settings} {...root} />,
  PersonalSettingsDialog: (root) => (
    <ui.PersonalSettingsDialog open onOpenChange={ignore} {...settings} {...root} />
  ),
  WorkspaceBoard: (root) => (
    <ui.WorkspaceBoard
      status="ready"
      cards={[]}
      offers={[]}
      onCardIdsChange={ignore}
      onRetry={ignore}
      saveStatus="idle"
      onRetrySave={ignore}
      renderCard={() => null}
      renderLink={storyLink}
      labels={en.workspaceBoard}
      {...root}
    />
  ),
} satisfies Record<string, Row>;
