import { Icon } from '@snap/portal-ui/icon';
import type { Department } from '@snap/portal-api/contract';
import { ChevronRight, Network } from 'lucide';

interface DepartmentsBelowProps {
  /** Accessible name. */
  name: string;
  departments: readonly Department[];
  onOpen: (id: string) => void;
}

/** The departments right below the one that is open: on a phone the tree is another screen. */
export function DepartmentsBelow({ name, departments, onOpen }: DepartmentsBelowProps) {
  return (
    // Many of them leave room for the people under them.
    <nav aria-label={name} className="max-h-1/2 shrink-0 overflow-y-auto border-b border-line px-2 py-1">
      <ul role="list" className="m-0 flex list-none flex-col p-0">
        {departments.map(({ id, name: shown, people }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control border-0 bg-transparent px-2 text-start [font-family:inherit] text-md text-text hover:bg-hover"
            >
              <Icon glyph={Network} size={20} />
              <span className="min-w-0 flex-1 truncate" title={shown}>
                {shown}
              </span>
              <span className="text-sm text-textMuted tabular-nums">{people}</span>
              <Icon glyph={ChevronRight} size={16} className="text-textMuted rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
