import {
  type Cell,
  type CellStyle,
  type CellValue,
  type Color,
  formatValue,
  parseCsv,
  read,
  type Sheet,
} from 'hucre';
import { decodeText } from '@snap/portal-api/rules';
import type { ToViewer, ViewerTexts } from './protocol.ts';

/** Limits of a sheet in a preview: more cells would block the page. */
const maxRows = 2_000;
const maxColumns = 200;
/** Pixels that one character of a column's width takes. */
const characterPx = 7.5;
/** Characters of a column that says no width, and how far its content widens it. */
const defaultCharacters = 9;
const mostByContent = 40;

/**
 * Excel's built-in dates (14, and 22 with a time) follow the reader's language; the library names both as in English.
 */
const builtInDate = /^m\/d\/yyyy(?= h:mm$|$)/;
const shortDates: Record<string, string> = { zh: 'yyyy/m/d', ja: 'yyyy/m/d', es: 'dd/mm/yyyy' };

/** The sheets of a workbook, or the one of a text of which each line is a row: CSV and TSV. */
async function readSheets({ bytes, name }: ToViewer) {
  const rowLimit = maxRows + 1;
  const table = /\.(csv|tsv)$/i.exec(name);
  if (!table) return read(new Uint8Array(bytes), { readStyles: true, maxRows: rowLimit });
  const options = { maxRows: rowLimit, ...(table[1]?.toLowerCase() === 'tsv' ? { delimiter: '\t' } : {}) };
  const sheet: Sheet = { name, rows: parseCsv(decodeText(bytes), options) };
  return { sheets: [sheet], dateSystem: undefined };
}

/** Shows the visible sheets of a workbook, each behind its tab. */
export async function showSheet(place: HTMLElement, file: ToViewer): Promise<void> {
  const { lang, texts } = file;
  place.className = 'workbook';
  const workbook = await readSheets(file);
  const sheets = workbook.sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const is1904 = workbook.dateSystem === '1904';
  const body = document.createElement('div');
  body.className = 'sheet';
  body.tabIndex = 0;
  const tabs = document.createElement('nav');
  tabs.className = 'sheets';
  const buttons = sheets.map((sheet) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sheet.name;
    button.addEventListener('click', () => open(sheet, button));
    return button;
  });
  function open(sheet: Sheet, chosen: HTMLElement | undefined) {
    for (const button of buttons) button.toggleAttribute('aria-current', button === chosen);
    chosen?.setAttribute('aria-current', 'page');
    body.replaceChildren(...contentOf(sheet, texts, { lang, is1904 }));
    body.scrollTo(0, 0);
  }
  tabs.append(...buttons);
  place.append(body, ...(sheets.length > 1 ? [tabs] : []));
  const [first] = sheets;
  if (first) open(first, buttons[0]);
  else body.textContent = texts.emptySheet;
}

interface Formats {
  lang: string;
  is1904: boolean;
}

function contentOf(sheet: Sheet, texts: ViewerTexts, formats: Formats): HTMLElement[] {
  // A merged range covers cells that no row need hold.
  const widest = Math.max(
    0,
    ...(sheet.merges ?? []).map(({ endCol }) => endCol + 1),
    sheet.rows.reduce((most, row) => Math.max(most, row.length), 0),
  );
  if (widest === 0) return [paragraph(texts.emptySheet)];
  const columns = Math.min(widest, maxColumns);
  const table = document.createElement('table');
  const body = rowsOf(sheet, columns, formats);
  table.append(columnsOf(sheet, columns, contentWidths(body, columns)), headOf(columns), body);
  const cut = widest > maxColumns || sheet.rows.length > maxRows;
  return cut ? [paragraph(texts.rowsLeftOut), table] : [table];
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** Characters that a text takes of a column's width; those of Chinese and Japanese take two. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 2 : 1), 0);

interface ContentWidth {
  numbers: number;
  all: number;
}

/** How wide what stands in each column is, in characters; cells over several columns do not count. */
function contentWidths(body: HTMLElement, columns: number): ContentWidth[] {
  const widths = Array.from({ length: columns }, () => ({ numbers: 0, all: 0 }));
  for (const cell of body.querySelectorAll('td')) {
    const known = widths[Number(cell.dataset['column'])];
    if (!known || cell.colSpan > 1) continue;
    const width = widthOf(cell.textContent);
    known.all = Math.max(known.all, width);
    if (cell.dataset['number'] !== undefined) known.numbers = Math.max(known.numbers, width);
  }
  return widths;
}

/** A column without a width of its own is as wide as its content; no number or date is cut. */
function columnsOf({ columns = [] }: Sheet, count: number, contents: readonly ContentWidth[]): HTMLElement {
  const group = document.createElement('colgroup');
  group.append(document.createElement('col'));
  for (let at = 0; at < count; at += 1) {
    const column = document.createElement('col');
    const { width, hidden } = columns[at] ?? {};
    const { numbers = 0, all = 0 } = contents[at] ?? {};
    const own = width ?? Math.max(defaultCharacters, Math.min(all, mostByContent));
    const shown = Math.max(Math.min(own, 80), Math.min(numbers, mostByContent));
    column.style.width = hidden ? '0' : `${Math.round(shown * characterPx) + 14}px`;
    group.append(column);
  }
  return group;
}

/** A, B … Z, AA. */
function letterOf(index: number): string {
  const rest = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? rest : letterOf(Math.floor(index / 26) - 1) + rest;
}

function headOf(count: number): HTMLElement {
  const head = document.createElement('thead');
  const row = document.createElement('tr');
  row.append(document.createElement('th'));
  for (let at = 0; at < count; at += 1) {
    const cell = document.createElement('th');
    cell.textContent = letterOf(at);
    row.append(cell);
  }
  head.append(row);
  return head;
}

function rowsOf(sheet: Sheet, columns: number, formats: Formats): HTMLElement {
  const body = document.createElement('tbody');
  const covered = new Set<string>();
  const spans = new Map<string, { rows: number; columns: number }>();
  for (const { startRow, startCol, endRow, endCol } of sheet.merges ?? []) {
    if (startRow >= maxRows || startCol >= columns) continue;
    const [lastRow, lastColumn] = [Math.min(endRow, maxRows - 1), Math.min(endCol, columns - 1)];
    spans.set(`${startRow},${startCol}`, {
      rows: lastRow - startRow + 1,
      columns: lastColumn - startCol + 1,
    });
    for (let row = startRow; row <= lastRow; row += 1)
      for (let column = startCol; column <= lastColumn; column += 1) covered.add(`${row},${column}`);
  }
  sheet.rows.slice(0, maxRows).forEach((values, at) => {
    if (sheet.rowDefs?.get(at)?.hidden) return;
    const row = document.createElement('tr');
    const number = document.createElement('th');
    number.textContent = String(at + 1);
    row.append(number);
    for (let column = 0; column < columns; column += 1) {
      const key = `${at},${column}`;
      const span = spans.get(key);
      if (covered.has(key) && !span) continue;
      const cell = cellOf(sheet.cells?.get(key), values[column], formats);
      if (span) {
        cell.rowSpan = span.rows;
        cell.colSpan = span.columns;
      }
      cell.dataset['column'] = String(column);
      row.append(cell);
    }
    body.append(row);
  });
  return body;
}

function textOf(
  value: NonNullable<CellValue>,
  format: string | undefined,
  { lang, is1904 }: Formats,
): string {
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (format !== undefined && format !== 'General') {
    const shortDate = shortDates[lang.slice(0, 2)] ?? 'm/d/yyyy';
    return formatValue(value, format.replace(builtInDate, shortDate), { is1904 });
  }
  return typeof value === 'number' ? String(value) : value.toLocaleDateString(lang, { timeZone: 'UTC' });
}

function cellOf(
  cell: Cell | undefined,
  plain: CellValue | undefined,
  formats: Formats,
): HTMLTableCellElement {
  const element = document.createElement('td');
  const value = cell?.formulaResult ?? cell?.value ?? plain;
  if (value === null || value === undefined || (value === '' && cell?.formula)) {
    // A program that has not calculated leaves a formula without its result.
    if (cell?.formula) element.textContent = `=${cell.formula.replace(/^=/, '')}`;
    dress(element, cell?.style);
    return element;
  }
  element.textContent = textOf(value, cell?.style?.numFmt, formats);
  if (typeof value === 'number' || value instanceof Date) element.dataset['number'] = '';
  dress(element, cell?.style);
  return element;
}

const colour = (color: Color | undefined) => (color?.rgb ? `#${color.rgb.slice(-6)}` : '');

function dress(element: HTMLElement, { font, fill, alignment }: CellStyle = {}): void {
  const { style } = element;
  if (font?.bold) style.fontWeight = '600';
  if (font?.italic) style.fontStyle = 'italic';
  if (font?.underline || font?.strikethrough)
    style.textDecoration = `${font.underline ? 'underline' : ''} ${font.strikethrough ? 'line-through' : ''}`;
  style.color = colour(font?.color);
  if (fill?.type === 'pattern' && fill.pattern === 'solid') style.backgroundColor = colour(fill.fgColor);
  const { horizontal, vertical, wrapText } = alignment ?? {};
  if (horizontal === 'left' || horizontal === 'center' || horizontal === 'right')
    style.textAlign = horizontal;
  if (vertical === 'top') style.verticalAlign = 'top';
  if (vertical === 'center') style.verticalAlign = 'middle';
  if (wrapText) style.whiteSpace = 'pre-wrap';
}
