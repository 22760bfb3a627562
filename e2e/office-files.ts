import JSZip from 'jszip';
import { writeXlsx } from 'hucre';

// Small office files in the form their programs write, for previews.

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Part {
  path: string;
  type: string;
  body: string;
}

interface Relation {
  id: string;
  type: string;
  target: string;
  external?: boolean;
}

const relationsOf = (list: readonly Relation[]) =>
  `${xml}<Relationships xmlns="${packageNames}/relationships">${list
    .map(
      ({ id, type, target, external }) =>
        `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

async function packed(parts: readonly Part[], relations: Record<string, readonly Relation[]>) {
  const zip = new JSZip();
  const overrides = parts.map(({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`);
  zip.file(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
  for (const [path, list] of Object.entries(relations)) zip.file(path, relationsOf(list));
  for (const { path, body } of parts) zip.file(path, xml + body);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

/** A Word document with these paragraphs, a table of one cell with colourless borders, and the hyperlink `link`. */
export function wordFile(paragraphs: readonly string[], link: string): Promise<Buffer> {
  const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const body = paragraphs.map((text) => `<w:p>${run(text)}</w:p>`).join('');
  const lines = ['top', 'left', 'bottom', 'right']
    .map((side) => `<w:${side} w:val="single" w:sz="4"/>`)
    .join('');
  const table = `<w:tbl><w:tblPr><w:tblBorders>${lines}</w:tblBorders></w:tblPr><w:tr><w:tc><w:p>${run('版面')}</w:p></w:tc></w:tr></w:tbl>`;
  const end = `<w:p><w:hyperlink r:id="rId9">${run('link')}</w:hyperlink></w:p>`;
  return packed(
    [
      {
        path: 'word/document.xml',
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        body: `<w:document xmlns:w="${w}" xmlns:r="${relationships}"><w:body>${body}${table}${end}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr></w:body></w:document>`,
      },
    ],
    {
      '_rels/.rels': [{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }],
      'word/_rels/document.xml.rels': [{ id: 'rId9', type: 'hyperlink', target: link, external: true }],
    },
  );
}

/** A workbook with two sheets. */
export async function workbookFile(cells: readonly (string | number)[][], second: string): Promise<Buffer> {
  return Buffer.from(
    await writeXlsx({
      sheets: [
        { name: '预算', rows: cells.map((row) => [...row]) },
        { name: '备注', rows: [[second]] },
      ],
    }),
  );
}

/**
 * A workbook of a program that does not calculate: a heading merged over F1:H1, a date in a column without a width, one
 * in Excel's own format, and a formula without a result.
 */
export async function uncalculatedWorkbookFile(heading: string, formula: string): Promise<Buffer> {
  const date = new Date(Date.UTC(2026, 10, 23));
  return Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: '预算',
          rows: [[null, null, null, null, null, heading], [date], [date]],
          merges: [{ startRow: 0, startCol: 5, endRow: 0, endCol: 7 }],
          cells: new Map([
            ['1,0', { style: { numFmt: 'yyyy-mm-dd hh:mm' } }],
            ['1,1', { formula }],
            ['2,0', { style: { numFmt: 'm/d/yyyy' } }],
          ]),
        },
      ],
    }),
  );
}

const slideType = (kind: string) =>
  `application/vnd.openxmlformats-officedocument.presentationml.${kind}+xml`;
const shapeTree = (shapes: string) =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;

/** A presentation with one slide and one text. */
export function slidesFile(text: string): Promise<Buffer> {
  const a = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  const names = `xmlns:a="${a}" xmlns:r="${relationships}" xmlns:p="${p}"`;
  const map =
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
  const shape = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="838200" y="365125"/><a:ext cx="10515600" cy="1325563"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="zh-CN" sz="4400"/><a:t>${escaped(text)}</a:t></a:r></a:p></p:txBody></p:sp>`;
  return packed(
    [
      {
        path: 'ppt/presentation.xml',
        type: slideType('presentation.main'),
        body: `<p:presentation ${names}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
      },
      {
        path: 'ppt/slideMasters/slideMaster1.xml',
        type: slideType('slideMaster'),
        body: `<p:sldMaster ${names}>${shapeTree('')}${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
      },
      {
        path: 'ppt/slideLayouts/slideLayout1.xml',
        type: slideType('slideLayout'),
        body: `<p:sldLayout ${names}>${shapeTree('')}</p:sldLayout>`,
      },
      {
        path: 'ppt/slides/slide1.xml',
        type: slideType('slide'),
        body: `<p:sld ${names}>${shapeTree(shape)}</p:sld>`,
      },
    ],
    {
      '_rels/.rels': [{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }],
      'ppt/_rels/presentation.xml.rels': [
        { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
        { id: 'rId2', type: 'slide', target: 'slides/slide1.xml' },
      ],
      'ppt/slideMasters/_rels/slideMaster1.xml.rels': [
        { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ],
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels': [
        { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
      ],
      'ppt/slides/_rels/slide1.xml.rels': [
        { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ],
    },
  );
}

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A PDF with these pages. Neither the Chinese font nor its character map is embedded: the viewer must provide both. */
export function pdfFile(pages: readonly { latin: string; chinese: string }[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${6 + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>',
    ...pages.flatMap(({ latin, chinese }, at) => {
      const stream = `BT /F1 24 Tf 72 760 Td (${latin}) Tj ET BT /F2 24 Tf 72 700 Td <${hex(chinese)}> Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${7 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
