import type { Known } from './people.ts';

/** A file: its name, and its asset or text. */
type File = readonly [name: string, from: { asset: string } | { text: string }];
interface Folder {
  /** Empty for the top of the disk. */
  name: string;
  files: readonly File[];
}

const asset = (name: string) => ({ asset: name });
const text = (...lines: string[]) => ({ text: `${lines.join('\n')}\n` });

/** Files and folders on people's disks. */
export const disks: Readonly<Record<Known, readonly Folder[]>> = {
  zhangwei: [
    {
      name: '选题',
      files: [
        ['采访提纲·县城里的图书馆.docx', asset('outline.docx')],
        ['下周重点选题.pptx', asset('topics.pptx')],
      ],
    },
    {
      name: '图片',
      files: [
        ['早高峰的城市.jpg', asset('city.jpg')],
        ['港口清晨.jpg', asset('harbour.jpg')],
        ['非遗集市.jpg', asset('market.jpg')],
        ['编辑部.jpg', asset('newsroom.jpg')],
      ],
    },
    {
      name: '视频',
      files: [
        ['日出延时.mp4', asset('sunrise.mp4')],
        ['傍晚延时.webm', asset('evening.webm')],
      ],
    },
    {
      name: '',
      files: [
        ['融媒体发稿规范.pdf', asset('guide-zh.pdf')],
        ['值班表.xlsx', asset('duty.xlsx')],
        ['节目片头.mp3', asset('jingle.mp3')],
        [
          '早会纪要.txt',
          text(
            '早会纪要',
            '',
            '1. 图书馆专题周四截稿，头版。',
            '2. 客户端推送时间：8:00、12:30、18:00。',
            '3. 东京、马德里、伦敦同步发稿。',
          ),
        ],
      ],
    },
  ],
  lina: [
    {
      name: '推文素材',
      files: [
        ['集市.jpg', asset('market.jpg')],
        ['城市.jpg', asset('city.jpg')],
        ['夜读.jpg', asset('library.jpg')],
        ['九十秒看春运.mp4', asset('sunrise.mp4')],
      ],
    },
    {
      name: '数据',
      files: [['值班与发稿统计.xlsx', asset('duty.xlsx')]],
    },
    {
      name: '',
      files: [
        ['发稿规范.pdf', asset('guide-zh.pdf')],
        ['配乐.mp3', asset('jingle.mp3')],
        [
          '推文标题备选.txt',
          text('1. 晚上九点，县城的灯还亮着', '2. 一座图书馆，竟然开到深夜', '3. 谁在夜里读书'),
        ],
      ],
    },
  ],
  tanaka: [
    {
      name: '取材',
      files: [
        ['企画書：隣人たちの食卓.pdf', asset('kikaku-ja.pdf')],
        ['朝の街.mp4', asset('sunrise.mp4')],
      ],
    },
    {
      name: '写真',
      files: [
        ['夜行列車.jpg', asset('train.jpg')],
        ['図書館.jpg', asset('library.jpg')],
        ['港.jpg', asset('harbour.jpg')],
      ],
    },
    {
      name: '',
      files: [
        ['当番表.xlsx', asset('duty.xlsx')],
        [
          '取材メモ.txt',
          text(
            '国際書展　取材メモ',
            '',
            '・開場は午前十時',
            '・編集者インタビューは午後二時、三階',
            '・写真は正面入口から',
          ),
        ],
      ],
    },
  ],
  garcia: [
    {
      name: 'Reportajes',
      files: [
        ['Crónica - La sequía en el campo.docx', asset('cronica.docx')],
        ['Plan de cobertura.pptx', asset('planta.pptx')],
      ],
    },
    {
      name: 'Fotos',
      files: [
        ['El campo al amanecer.jpg', asset('field.jpg')],
        ['El estadio.jpg', asset('stadium.jpg')],
        ['El puerto.jpg', asset('harbour.jpg')],
      ],
    },
    {
      name: 'Vídeo y audio',
      files: [
        ['Amanecer.mp4', asset('sunrise.mp4')],
        ['Sintonía.mp3', asset('jingle.mp3')],
      ],
    },
    {
      name: '',
      files: [
        ['Guía de estilo.pdf', asset('guia-es.pdf')],
        [
          'Pendientes.txt',
          text(
            'Pendientes',
            '',
            '- Confirmar el precio del trigo en la lonja',
            '- Pie de foto de la portada',
            '- Llamar a la alcaldesa',
          ),
        ],
      ],
    },
  ],
  smith: [
    {
      name: 'Features',
      files: [
        ['Night train.jpg', asset('train.jpg')],
        ['Late libraries.xlsx', asset('libraries.xlsx')],
        [
          'Night train.txt',
          text(
            'The last night train',
            '',
            'At eleven the platform empties, and the porters start to sing.',
            'Nobody knows who began it.',
          ),
        ],
      ],
    },
    {
      name: 'Pictures',
      files: [
        ['Reading room.jpg', asset('library.jpg')],
        ['Stadium.jpg', asset('stadium.jpg')],
        ['Newsroom.jpg', asset('newsroom.jpg')],
      ],
    },
    {
      name: '',
      files: [
        ['Sunrise.mp4', asset('sunrise.mp4')],
        ['Theme tune.mp3', asset('jingle.mp3')],
      ],
    },
  ],
};

/** Files and folders that people have shared. */
export const shares: readonly { by: Known; name: string; to: { group: string } | { person: Known } }[] = [
  { by: 'zhangwei', name: '融媒体发稿规范.pdf', to: { group: '全媒体值班调度' } },
  { by: 'lina', name: '推文素材', to: { person: 'zhangwei' } },
  { by: 'garcia', name: 'Fotos', to: { group: 'Mesa de redacción' } },
  { by: 'smith', name: 'Late libraries.xlsx', to: { person: 'garcia' } },
];
