import { fold } from '@snap/portal-api/rules';
import { readName } from '../areas/directory/index.ts';
import type { StaffRow } from '../staff/staff-row.ts';
import { type NameLanguage, type SampleTeam, sampleTeams } from './departments.ts';
import { chineseName } from './names/chinese.ts';
import { japaneseName } from './names/japanese.ts';
import { englishName, spanishName } from './names/western.ts';
import { headOf, introductionOf, positionOf } from './positions.ts';
import { createRandom, type Random } from './random.ts';

interface Named {
  name: string;
  reading?: string | undefined;
  gender: 'male' | 'female';
  /** Overrides the generated login. */
  login?: string;
}

/** A position in the organisation for one person. */
interface Post {
  team: SampleTeam;
  /** The team's path, or that of a department which the person leads. */
  path: string;
  leads: boolean;
}

/** Named people of demos and tests, with their teams. */
const known: [team: string, person: Named][] = [
  ['总编室/时政部/要闻组', { login: 'zhangwei', name: '张伟', gender: 'male' }],
  ['新媒体中心/社交媒体部/微信组', { login: 'lina', name: '李娜', gender: 'female' }],
  [
    '国际传播中心/日本語編集部/報道班',
    { login: 'tanaka', name: '田中 さくら', reading: 'たなか さくら', gender: 'female' },
  ],
  [
    '国际传播中心/Redacción en español/Política',
    { login: 'garcia', name: 'José García Muñoz', gender: 'male' },
  ],
  ['国际传播中心/English Desk/World News', { login: 'smith', name: 'Emily Smith', gender: 'female' }],
];

/** Probability that a new person intentionally gets an existing name. */
const namesakes = 0.01;
const abroad = 0.06;

/**
 * Generates the people of a sample newsroom: the five named ones, the heads of divisions, departments and teams, then
 * the staff. Deterministic per count and seed.
 */
export function* samplePeople(count: number, seed = 1): Generator<StaffRow> {
  const random = createRandom(seed);
  const name = namer(random);
  const login = loginMaker();
  let index = 0;
  for (const { team, path, leads, named } of posts(random)) {
    if (index >= count) return;
    const person = named ?? name(team.language);
    const depth = path.split('/').length;
    const own = login(person);
    yield {
      login: own,
      name: person.name,
      reading: person.reading,
      gender: person.gender,
      position: leads ? headOf(team.language, depth) : positionOf(random, team.language, team.work),
      departments: random.chance(0.03) ? [path, ...otherTeam(random, path)] : [path],
      leader: leads,
      mobile: mobile(index),
      telephone:
        team.language === 'zh' && random.chance(0.7)
          ? `010-6588${String(index % 10_000).padStart(4, '0')}`
          : undefined,
      email: `${own}@rongmei.example`,
      introduction: random.chance(0.35) ? introductionOf(random, team.language) : undefined,
      workplace: workplaceOf(random, team),
    };
    index += 1;
  }
}

function teamAt(path: string): SampleTeam | undefined {
  return sampleTeams.find((team) => team.path === path);
}

function* posts(random: Random): Generator<Post & { named?: Named }> {
  for (const [path, named] of known) {
    const team = teamAt(path);
    if (team) yield { team, path, leads: true, named };
  }
  const led = new Set(known.map(([path]) => path));
  for (const depth of [1, 2, 3]) {
    for (const team of sampleTeams) {
      const path = team.path.split('/').slice(0, depth).join('/');
      if (led.has(path)) continue;
      led.add(path);
      // The head of the international division works at headquarters.
      yield { team: depth === 1 ? { ...team, language: 'zh' } : team, path, leads: true };
    }
  }
  const home = sampleTeams.filter(({ language }) => language === 'zh');
  const bureaus = sampleTeams.filter(({ language }) => language !== 'zh');
  for (;;) {
    const teams = random.chance(abroad) ? bureaus : home;
    const team = teams[random.integer(teams.length)];
    if (team) yield { team, path: team.path, leads: false };
  }
}

/** Generates names that rarely repeat, except for intentional duplicates. */
function namer(random: Random): (language: NameLanguage) => Named {
  const taken = new Set(known.map(([, { name }]) => name));
  const before: Record<NameLanguage, Named[]> = { zh: [], ja: [], es: [], en: [] };
  const make = (language: NameLanguage): Named => {
    const gender = random.chance(0.5) ? 'male' : 'female';
    if (language === 'ja') return { ...japaneseName(random, gender), gender };
    if (language === 'es') return { name: spanishName(random, gender), gender };
    if (language === 'en') return { name: englishName(random, gender), gender };
    return { name: chineseName(random, gender), gender };
  };
  return (language) => {
    const earlier = before[language];
    const namesake = earlier[random.integer(earlier.length)];
    if (namesake && random.chance(namesakes)) return namesake;
    let named = make(language);
    for (let attempt = 0; taken.has(named.name) && attempt < 8; attempt += 1) named = make(language);
    taken.add(named.name);
    if (earlier.length < 500) earlier.push(named);
    return named;
  };
}

/** Generates user ids in common forms: zhangwei, zhangwei2; m.garcia; tanaka.s. */
function loginMaker(): (person: Named) => string {
  const taken = new Map<string, number>();
  return (person) => {
    const base = person.login ?? loginOf(person);
    const times = (taken.get(base) ?? 0) + 1;
    taken.set(base, times);
    return times === 1 ? base : `${base}${times}`;
  };
}

function loginOf({ name, reading }: Named): string {
  const readings = readName(name, reading);
  const japanese = readings.japanese?.map(({ romaji }) => romaji.replace(/[^a-z]/g, ''));
  if (japanese) return `${japanese[0]}.${japanese.at(-1)?.charAt(0)}`;
  if (readings.pinyin) return readings.pinyin.map(([syllable = '']) => syllable.replace('ü', 'v')).join('');
  const [given = '', ...family] = fold(name)
    .replace(/[^a-z ]/g, '')
    .split(' ');
  return `${given.charAt(0)}.${(family[0]?.length === 1 ? family[1] : family[0]) ?? ''}`;
}

const prefixes = ['138', '139', '136', '150', '158', '186', '188', '133', '177', '199'] as const;

/** Unique for the first 100 million people, in no particular order. */
function mobile(index: number): string {
  const scattered = (index * 48_271 + 13_579_111) % 100_000_000;
  return `${prefixes[index % prefixes.length] ?? prefixes[0]}${String(scattered).padStart(8, '0')}`;
}

function otherTeam(random: Random, path: string): string[] {
  const other = sampleTeams[random.integer(sampleTeams.length)];
  return other && other.path !== path ? [other.path] : [];
}

function workplaceOf(random: Random, { language, workplace }: SampleTeam): string {
  return language === 'zh'
    ? `${workplace}${1 + random.integer(5)}号楼${1 + random.integer(18)}层`
    : workplace;
}
