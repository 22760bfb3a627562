import type { AppGroupView, AppView } from '../blocks/AppGrid/types.ts';

const app = (id: string, name: string, description?: string, rest: Partial<AppView> = {}): AppView => ({
  id,
  name,
  description,
  href: `#/apps/${id}`,
  ...rest,
});

/** A picture that comes with the story. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="teal"/><circle cx="20" cy="20" r="9" fill="white"/></svg>',
)}`;

/** Applications of a newsroom: with and without a picture, one of them broken, one with a long name. */
export const appGroups: readonly AppGroupView[] = [
  {
    name: '采编',
    apps: [
      app('editing', '采编系统', '写稿、审稿、签发'),
      app('planning', '选题策划', '报题、派题、跟进', { iconUrl: picture }),
      app('hotspots', '热点发现', '全网热点与传播趋势'),
      app('photos', '图片库', '历史图片与授权'),
    ],
  },
  {
    name: '办公',
    apps: [
      app('oa', '协同办公', '请假、报销、用印', { iconUrl: 'data:image/png;base64,broken' }),
      app('meeting', '会议室预订', '今天还有 3 间空闲'),
      app(
        'travel',
        'Gestión de viajes y desplazamientos de corresponsales internacionales',
        'Solicitudes, dietas y seguros para coberturas fuera de la redacción central',
      ),
      app('noor', 'الأرشيف المركزي', 'وثائق وصور'),
    ],
  },
];

/** So many applications under one heading. */
export const manyApps = (count: number): AppGroupView[] => [
  { name: '全部', apps: Array.from({ length: count }, (_, at) => app(`app${at}`, `应用 ${at + 1}`)) },
];
