import { ChevronDown, X } from 'lucide';
import { lazyComponent } from '../../../../hooks/lazy-component.tsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../primitives/Popover/Popover.tsx';
import type { TimeSettings } from '../../../shared/views.ts';
import { shortDay, spanOf } from '../state/date-spans.ts';
import type { FoundKind, MessageSearchFilters, MessageSearchLabels, MessageSearchProps } from '../types.ts';
import * as styles from './SearchFilters.css.ts';

// Lazy, because most searches use no filter.
const PersonFilter = lazyComponent(() => import('./PersonFilter.tsx').then((module) => module.PersonFilter));
const DateFilter = lazyComponent(() => import('./DateFilter.tsx').then((module) => module.DateFilter));

export interface SearchFiltersProps extends Pick<MessageSearchProps, 'filters' | 'labels'> {
  time: TimeSettings;
  /** Clears all filters. */
  onClear: () => void;
}

const anyKind = 'any';
const usualKinds: readonly FoundKind[] = ['text', 'image', 'file'];

/** Filters by kind, sender and date: each a chip that shows its value. */
export function SearchFilters({
  filters: { value, onValueChange, kinds = usualKinds, personSource },
  labels,
  time,
  onClear,
}: SearchFiltersProps) {
  const { kind, person, from, to } = value;
  const [open, setOpen] = useState<'person' | 'date'>();
  const change = (changed: MessageSearchFilters) => {
    setOpen(undefined);
    onValueChange({ ...value, ...changed });
  };
  const dated = from !== undefined || to !== undefined;
  const span = spanOf(value, time);
  const filtered = kind !== undefined || person !== undefined || dated;
  return (
    <div role="group" aria-label={labels.filters} className={styles.bar}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Chip name={labels.kind} on={kind !== undefined}>
            {kind === undefined ? labels.kind : labels.kinds[kind]}
          </Chip>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup
            value={kind ?? anyKind}
            onValueChange={(chosen) => change({ kind: kinds.find((one) => one === chosen) })}
          >
            <DropdownMenuRadioItem value={anyKind}>{labels.anyKind}</DropdownMenuRadioItem>
            {kinds.map((one) => (
              <DropdownMenuRadioItem key={one} value={one}>
                {labels.kinds[one]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      {personSource && (
        <Popover open={open === 'person'} onOpenChange={(shown) => setOpen(shown ? 'person' : undefined)}>
          <PopoverTrigger asChild>
            <Chip name={labels.person} on={person !== undefined}>
              {person?.name ?? labels.person}
            </Chip>
          </PopoverTrigger>
          <PopoverContent aria-label={labels.person}>
            <PersonFilter
              chosen={person}
              source={personSource}
              onChoose={(next) => change({ person: next })}
              labels={labels}
            />
          </PopoverContent>
        </Popover>
      )}
      <Popover open={open === 'date'} onOpenChange={(shown) => setOpen(shown ? 'date' : undefined)}>
        <PopoverTrigger asChild>
          <Chip name={labels.date} on={dated}>
            {span
              ? labels.spans[span]
              : dated
                ? labels.between(from && shortDay(from, time), to && shortDay(to, time))
                : labels.date}
          </Chip>
        </PopoverTrigger>
        <PopoverContent aria-label={labels.date}>
          <DateFilter
            filters={value}
            onChange={onValueChange}
            onDone={() => setOpen(undefined)}
            {...{ labels, time }}
          />
        </PopoverContent>
      </Popover>
      {filtered && (
        <IconButton
          label={labels.clearFilters}
          icon={<Icon glyph={X} />}
          className={styles.clear}
          onClick={onClear}
        />
      )}
    </div>
  );
}

interface ChipProps extends ComponentProps<'button'> {
  /** Accessible name of the filter, for chips that show a value. */
  name: MessageSearchLabels['kind'];
  on: boolean;
  children: ReactNode;
}

function Chip({ name, on, children, ...rest }: ChipProps) {
  const says = typeof children === 'string' ? children : '';
  return (
    <button
      type="button"
      className={styles.chip}
      data-on={on || undefined}
      aria-label={on ? `${name}: ${says}` : undefined}
      {...rest}
    >
      <bdi className={styles.chipText}>{children}</bdi>
      <Icon glyph={ChevronDown} className={styles.chevron} />
    </button>
  );
}
