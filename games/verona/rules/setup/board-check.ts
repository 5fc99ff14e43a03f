import { ok, refuseData, type Result } from '@tavola/kernel';
import { AUTHORITIES, DISTRICTS, JOINS, REWARDS, type BoardFile, type RawStreet } from './board-file.ts';

const MISSIONS = 20;
/** V-S11 Five houses place three allies each on empty streets outside the centre. */
const OUTSIDE = 15;
const MOST_STREETS = 60;

type Fields = { readonly [name: string]: unknown };
/** The first flaw, or undefined if there is no flaw. */
type Wrong = Result<never> | undefined;

/** Checks a board against section Y of the rules and names the first flaw with its place. */
export const checkBoard = (raw: unknown): Result<BoardFile> => {
  if (!isFields(raw)) return refuseData('', 'a board: an object', raw);
  const { name, streets } = raw;
  if (!isName(name)) return refuseData('name', 'a name of 1 to 60 characters', name);
  const error = wrongStreets(streets) ?? wrongNeighbours(raw) ?? wrongMissions(raw);
  if (error) return error;
  // The checks above have covered every field of BoardFile.
  return ok(copyBoard(raw as unknown as BoardFile));
};

/** Copies the known fields alone: a table keeps its board and sends it to everybody. */
const copyBoard = ({ name, streets, neighbours, missions }: BoardFile): BoardFile => ({
  name,
  streets: streets.map(street => ({
    id: street.id,
    name: street.name,
    kind: street.kind,
    district: street.district,
    authority: street.authority,
    x: street.x,
    y: street.y,
  })),
  neighbours: neighbours.map(({ a, b, by }) => ({ a, b, by })),
  missions: missions.map(mission => ({
    id: mission.id,
    streets: [...mission.streets],
    reward: mission.reward,
    points: mission.points,
  })),
});

const wrongStreets = (streets: unknown): Wrong => {
  if (!isList(streets) || streets.length > MOST_STREETS)
    return refuseData('streets', `a list of at most ${MOST_STREETS} streets`, streets);
  for (const [i, street] of streets.entries()) {
    const error = wrongStreet(street, `streets[${i}]`, streets.slice(0, i));
    if (error) return error;
  }
  for (const district of Object.keys(DISTRICTS))
    if (!streets.some(street => street['district'] === district))
      return refuseData('streets', `a street in the district ${district}`, undefined);
  for (const authority of AUTHORITIES)
    if (!streets.some(street => street['authority'] === authority))
      return refuseData('streets', `a street under the authority ${authority}`, undefined);
  const outside = streets.filter(street => street['district'] !== 'centre').length;
  return outside < OUTSIDE
    ? refuseData('streets', `at least ${OUTSIDE} streets outside the centre`, outside)
    : undefined;
};

const wrongStreet = (street: Fields, path: string, before: readonly Fields[]): Wrong => {
  const { id, name, kind, district, authority, x, y } = street;
  if (!isName(id)) return refuseData(`${path}.id`, 'an id of 1 to 60 characters', id);
  if (before.some(other => other['id'] === id))
    return refuseData(`${path}.id`, 'an id that no other street has', id);
  if (!isName(name)) return refuseData(`${path}.name`, 'a name of 1 to 60 characters', name);
  if (before.some(other => other['name'] === name))
    return refuseData(`${path}.name`, 'a name that no other street has', name);
  if (kind !== 'street' && kind !== 'square') return refuseData(`${path}.kind`, 'street or square', kind);
  const districts = Object.keys(DISTRICTS);
  if (!isOneOf(districts, district))
    return refuseData(`${path}.district`, `one of ${districts.join(', ')}`, district);
  if (!isOneOf(AUTHORITIES, authority))
    return refuseData(`${path}.authority`, `one of ${AUTHORITIES.join(', ')}`, authority);
  if (!Number.isFinite(x)) return refuseData(`${path}.x`, 'a number', x);
  if (!Number.isFinite(y)) return refuseData(`${path}.y`, 'a number', y);
  const letter = DISTRICTS[district as keyof typeof DISTRICTS];
  return initial(name) === letter
    ? undefined
    : refuseData(
        `${path}.name`,
        `a name proper that begins with ${letter}, as it lies in the district ${district}`,
        name,
      );
};

/** V-S02 The first letter of the name proper, after Via, Viale, Vicolo, Corso, Piazza, Piazzetta and della. */
const initial = (name: string): string | undefined =>
  name.split(' ').find(word => !PREFIXES.includes(word))?.[0];
const PREFIXES = ['Via', 'Viale', 'Vicolo', 'Corso', 'Piazza', 'Piazzetta', 'della'];

const wrongNeighbours = (board: Fields): Wrong => {
  const { neighbours } = board;
  const streets = board['streets'] as readonly RawStreet[];
  if (!isList(neighbours)) return refuseData('neighbours', 'a list of pairs', neighbours);
  const known = streets.map(street => street.id);
  for (const [i, { a, b, by }] of neighbours.entries()) {
    const path = `neighbours[${i}]`;
    if (!isOneOf(known, a)) return refuseData(`${path}.a`, 'the id of a street', a);
    if (!isOneOf(known, b)) return refuseData(`${path}.b`, 'the id of a street', b);
    if (a === b) return refuseData(`${path}.b`, 'another street than a', b);
    if (!isOneOf(JOINS, by)) return refuseData(`${path}.by`, `one of ${JOINS.join(', ')}`, by);
    const same = (pair: Fields): boolean =>
      (pair['a'] === a && pair['b'] === b) || (pair['a'] === b && pair['b'] === a);
    if (neighbours.slice(0, i).some(same)) return refuseData(path, 'each pair once', `${a} and ${b} again`);
  }
  const reached = new Set(known.slice(0, 1));
  for (const id of reached)
    for (const { a, b } of neighbours as BoardFile['neighbours']) {
      if (a === id) reached.add(b);
      if (b === id) reached.add(a);
    }
  const cutOff = known.find(id => !reached.has(id));
  return cutOff === undefined
    ? undefined
    : refuseData('neighbours', 'a way from every street to every other', cutOff);
};

const wrongMissions = (board: Fields): Wrong => {
  const { missions } = board;
  const streets = board['streets'] as readonly RawStreet[];
  if (!isList(missions)) return refuseData('missions', 'a list of missions', missions);
  const known = streets.map(street => street.id);
  for (const [i, { id, streets: three, reward, points }] of missions.entries()) {
    const path = `missions[${i}]`;
    if (!isName(id)) return refuseData(`${path}.id`, 'an id of 1 to 60 characters', id);
    if (missions.slice(0, i).some(other => other['id'] === id))
      return refuseData(`${path}.id`, 'an id that no other mission has', id);
    if (!Array.isArray(three) || three.length !== 3 || new Set(three).size !== 3)
      return refuseData(`${path}.streets`, 'three different streets', three);
    const unknown: unknown = three.find(street => !isOneOf(known, street));
    if (unknown !== undefined) return refuseData(`${path}.streets`, 'ids of streets', unknown);
    if (!isOneOf(REWARDS, reward))
      return refuseData(`${path}.reward`, `one of ${REWARDS.join(', ')}`, reward);
    if (!Number.isSafeInteger(points) || (points as number) < 0)
      return refuseData(`${path}.points`, 'a whole number of 0 or more', points);
  }
  return missions.length === MISSIONS
    ? undefined
    : refuseData('missions', `exactly ${MISSIONS} missions`, missions.length);
};

const isFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isList = (raw: unknown): raw is readonly Fields[] => Array.isArray(raw) && raw.every(isFields);
const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw.length > 0 && raw.length <= 60;
const isOneOf = (values: readonly string[], raw: unknown): raw is string =>
  typeof raw === 'string' && values.includes(raw);
