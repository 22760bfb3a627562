import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@snap/portal-ui/tabs';
import { useState } from 'react';
import { usePagePlace } from '../../navigation/page-place.ts';
import { DiskBrowser } from './DiskBrowser.tsx';
import { GivenArea } from './GivenArea.tsx';
import { type DiskArea, diskAreas, placeOf } from './place.ts';

/** The personal network disk (specification, section 2; decisions C1 to C8). */
export function NetworkDiskPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = usePagePlace();
  const place = placeOf(search);
  const [page, setPage] = useState<HTMLElement | null>(null);
  // Not only the page: a file dropped on the panel of uploads is meant for the disk, too.
  const element = page && (page.closest('main') ?? page);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const names: Record<DiskArea, string> = {
    files: t`My files`,
    shared: t`Shared with me`,
    given: t`Shared by me`,
    recycle: t`Recycle bin`,
  };
  function open(value: string) {
    const area = diskAreas.find((each) => each === value);
    void navigate({ to: '/networkDisk/networkDisk', search: area && area !== 'files' ? { area } : {} });
  }

  return (
    <Tabs value={place.area} onValueChange={open} className="h-full">
      <Page ref={setPage} layout="full" className="bg-surface">
        <PageHeader
          title={t`Network disk`}
          actions={<div ref={setTools} className="flex gap-2 empty:hidden" />}
        >
          <TabsList aria-label={t`Areas of the disk`} className="min-w-0 shrink overflow-x-auto">
            {diskAreas.map((area) => (
              <TabsTrigger key={area} value={area} className="shrink-0 whitespace-nowrap">
                {names[area]}
              </TabsTrigger>
            ))}
          </TabsList>
        </PageHeader>
        <TabsContent value={place.area} className="flex min-h-0 flex-1 flex-col" tabIndex={-1}>
          {place.area === 'given' ? (
            <GivenArea name={names.given} fileId={search['file']} />
          ) : (
            <DiskBrowser
              key={place.area}
              page={{ element, tools }}
              place={place}
              fileId={search['file']}
              seenId={search['at']}
              topName={names[place.area]}
            />
          )}
        </TabsContent>
      </Page>
    </Tabs>
  );
}
