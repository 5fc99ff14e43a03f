import type { Dice, Refusal, Seat } from '@tavola/kernel';
import type { Contribution, Scene, StrikeVote } from '../entities.ts';
import { refuseIfPaused } from '../agreement/pause.ts';
import { aside, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { pick, suggestions } from '../setup/suggestions.ts';
import { CONTRIBUTION } from '../setup/texts.ts';
import { MOST_CORRECTIONS, MOST_TOLD } from '../names.ts';
import { sceneOf } from './evaluation.ts';
import { changeScene, tellers } from './telling.ts';

const sceneNumbered = (t: CityTable, number: number): Scene | undefined =>
  t.scene?.number === number ? t.scene : t.scenes[number - 1];

/** N-P12 A passage by its scene and its number there; undefined if there is none. */
export const passageOf = (t: CityTable, scene: number, passage: number): Contribution | undefined =>
  sceneNumbered(t, scene)?.told[passage];

const changePassage = (
  g: VendettaContext,
  number: number,
  passage: number,
  change: Partial<Contribution>,
): void => {
  const { table: t } = g;
  const scene = sceneNumbered(t, number)!;
  const told = scene.told.with(passage, { ...scene.told[passage]!, ...change });
  if (t.scene?.number === number) changeScene(g, { told });
  else t.scenes[number - 1] = { ...scene, told };
};

/** N-P12 Authors may correct their words while the scene is told, unless they were struck. */
export const mayCorrect = (seat: Seat, { by, struck }: Contribution): boolean => by === seat && !struck;

const ownPassages = (t: CityTable, seat: Seat): number[] =>
  sceneOf(t).told.flatMap((told, passage) => (mayCorrect(seat, told) ? [passage] : []));

export const correct = aside({
  name: 'correct',
  rule: 'N-P12',
  who: t => (t.rules > 1 ? tellers(t).filter(seat => ownPassages(t, seat).length > 0) : []),
  choice: me => ({
    kind: 'all',
    what: 'correction',
    parts: [
      { kind: 'one', what: 'passage', of: ownPassages(me.table, me.seat) },
      { kind: 'text', what: 'contribution', min: 1, max: CONTRIBUTION },
    ],
  }),
  refuse: (me, [passage]) =>
    (sceneOf(me.table).told[passage]!.corrected ?? 0) >= MOST_CORRECTIONS
      ? { code: 'too-many', rule: 'N-P12', about: { max: MOST_CORRECTIONS } }
      : refuseIfPaused(me),
  sample: (me, dice) => {
    const own = ownPassages(me.table, me.seat);
    return [own[dice.below(own.length)]!, pick(dice, suggestions.lines)] as const;
  },
  settle: (g, by, [passage, text]) => {
    const { number, told } = sceneOf(g.table);
    changePassage(g, number, passage, { text, corrected: (told[passage]!.corrected ?? 0) + 1 });
    g.emit?.({ t: 'corrected', scene: number, passage, by, text });
  },
});

const lastScene = (t: CityTable): number => t.scene?.number ?? t.scenes.length;
const hasPassages = (t: CityTable): boolean =>
  t.rules > 1 && (t.scenes.some(({ told }) => told.length > 0) || (t.scene?.told.length ?? 0) > 0);

/** A passage is named by its scene and its number there, because a list of all passages would grow with the match. */
const passageParts = (t: CityTable) =>
  [
    { kind: 'amount', what: 'scene-number', min: 1, max: Math.max(1, lastScene(t)) },
    { kind: 'amount', what: 'passage', min: 0, max: MOST_TOLD - 1 },
  ] as const;

const samplePassage = (t: CityTable, dice: Dice): readonly [number, number] => {
  const all = [...t.scenes, ...(t.scene ? [t.scene] : [])].flatMap(({ number, told }) =>
    told.map((_, passage) => [number, passage] as const),
  );
  return all[dice.below(all.length)]!;
};

const noPassage = (max: number): Refusal => ({ code: 'no-passage', rule: 'N-P12', about: { max } });

/** N-P12 Anybody may put a veil over a passage, at any time and without a reason. */
export const veil = aside({
  name: 'veil',
  rule: 'N-P12',
  who: t => (hasPassages(t) ? t.seats : []),
  choice: me => ({ kind: 'all', what: 'veil', parts: passageParts(me.table) }),
  refuse: (me, [scene, passage]) => {
    const told = passageOf(me.table, scene, passage);
    return told && !told.veiled && !told.struck ? undefined : noPassage(passage);
  },
  sample: (me, dice) => samplePassage(me.table, dice),
  settle: (g, by, [scene, passage]) => {
    changePassage(g, scene, passage, { veiled: true });
    g.emit?.({ t: 'veiled', scene, passage, by });
  },
});

const isAbout =
  (scene: number, passage: number) =>
  (vote: StrikeVote): boolean =>
    vote.scene === scene && vote.passage === passage;

/** N-P12 Anybody may propose to strike a passage; one vote at a time for each, and none on what a vote has kept. */
export const strike = aside({
  name: 'strike',
  rule: 'N-P12',
  who: t => (hasPassages(t) ? t.seats.filter(seat => !t.strikes.some(({ by }) => by === seat)) : []),
  choice: me => ({ kind: 'all', what: 'strike', parts: passageParts(me.table) }),
  refuse: (me, [scene, passage]) => {
    const told = passageOf(me.table, scene, passage);
    if (!told || told.struck) return noPassage(passage);
    if (told.kept) return { code: 'passage-kept', rule: 'N-P12' };
    return me.table.strikes.some(isAbout(scene, passage))
      ? { code: 'strike-open', rule: 'N-P12' }
      : undefined;
  },
  sample: (me, dice) => samplePassage(me.table, dice),
  settle: (g, by, [scene, passage]) => {
    g.emit?.({ t: 'strike-proposed', scene, passage, by });
    tally(g, { scene, passage, by, yes: [by], no: [] });
  },
});

/** The number of a passage among all of a match. */
export const numberOfPassage = (scene: number, passage: number): number => 1000 * scene + passage;

const openStrikes = (t: CityTable, seat: Seat): number[] =>
  t.strikes.flatMap(({ scene, passage, yes, no }) =>
    yes.includes(seat) || no.includes(seat) ? [] : [numberOfPassage(scene, passage)],
  );

/** N-P12 The seats whose vote on a passage is still open. */
export const strikeVoters = (t: CityTable): Seat[] => t.seats.filter(seat => openStrikes(t, seat).length > 0);

export const strikeVote = aside({
  name: 'strike-vote',
  rule: 'N-P12',
  who: strikeVoters,
  choice: me => ({
    kind: 'all',
    what: 'strike-vote',
    parts: [
      { kind: 'one', what: 'strike', of: openStrikes(me.table, me.seat) },
      { kind: 'one', what: 'vote', of: [0, 1] },
    ],
  }),
  settle: (g, by, [about, answer]) => {
    const vote = g.table.strikes.find(open => numberOfPassage(open.scene, open.passage) === about)!;
    const { scene, passage } = vote;
    g.emit?.({ t: 'strike-voted', scene, passage, by, yes: answer === 1 });
    tally(g, answer === 1 ? { ...vote, yes: [...vote.yes, by] } : { ...vote, no: [...vote.no, by] });
  },
});

/** N-P12 More than half of all players strike a passage, whoever has written it; otherwise it stays. */
const tally = (g: VendettaContext, vote: StrikeVote): void => {
  const { table: t } = g;
  const { scene, passage, yes, no } = vote;
  const others = t.strikes.filter(open => !isAbout(scene, passage)(open));
  if (2 * yes.length > t.seats.length) {
    t.strikes = others;
    changePassage(g, scene, passage, { text: '', struck: true });
    g.emit?.({ t: 'struck', scene, passage });
  } else if (2 * no.length >= t.seats.length) {
    t.strikes = others;
    changePassage(g, scene, passage, { kept: true });
    g.emit?.({ t: 'strike-failed', scene, passage });
  } else
    t.strikes = t.strikes.some(isAbout(scene, passage))
      ? t.strikes.map(open => (isAbout(scene, passage)(open) ? vote : open))
      : [...t.strikes, vote];
};
