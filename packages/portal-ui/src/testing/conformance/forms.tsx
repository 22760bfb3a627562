import * as ui from '../library.ts';
import { en } from '../../labels/en.ts';
import type { Row } from './types.ts';
import countedField from '../../primitives/Field/CountedField.stories.tsx';
import datePicker from '../../primitives/DatePicker/DatePicker.stories.tsx';
import fileIcon from '../../primitives/FileIcon/FileIcon.stories.tsx';
import pagination from '../../primitives/Pagination/Pagination.stories.tsx';
import progress from '../../primitives/Progress/Progress.stories.tsx';
import pullToRefresh from '../../primitives/PullToRefresh/PullToRefresh.stories.tsx';
import radioGroup from '../../primitives/RadioGroup/RadioGroup.stories.tsx';
import switchOne from '../../primitives/Switch/Switch.stories.tsx';
import validatedField from '../../primitives/Field/ValidatedField.stories.tsx';

/** Fields and other parts of forms and lists. */
export const forms = {
  CountedField: (root) => <ui.CountedField {...countedField.args} {...root} />,
  DatePicker: (root) => <ui.DatePicker {...datePicker.args} {...root} />,
  FileIcon: (root) => <ui.FileIcon {...fileIcon.args} {...root} />,
  Pagination: (root) => <ui.Pagination {...pagination.args} {...root} />,
  Progress: (root) => <ui.Progress {...progress.args} {...root} />,
  PullToRefresh: (root) => <ui.PullToRefresh {...pullToRefresh.args} {...root} />,
  RadioGroup: (root) => <ui.RadioGroup {...radioGroup.args} {...root} />,
  Switch: (root) => <ui.Switch {...switchOne.args} {...root} />,
  ValidatedField: (root) => <ui.ValidatedField {...validatedField.args} {...root} />,
  CountedTextArea: (root) => <ui.CountedTextArea label="Introduction" labels={en.countedField} {...root} />,
  DateTimePicker: (root) => <ui.DateTimePicker {...datePicker.args} {...root} />,
  Field: (root) => (
    <ui.Field label="Name" {...root}>
      {(control) => <input {...control} />}
    </ui.Field>
  ),
} satisfies Record<string, Row>;
