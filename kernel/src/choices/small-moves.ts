import {
  NOTHING,
  type Answer,
  type Choice,
  type Flat,
  type FlatAnswer,
  type ListRow,
  type Simple,
  type SimpleAnswer,
} from './choice.ts';

/** The small move that ends an answer at a point where it may stop. */
export const STOP = -1;

/**
 * Returns the small moves that may follow `sofar`, or none when the answer is complete, so that a search can build a
 * big answer step by step. Places and items are named by index and taken in rising order, so no answer is reached
 * twice: a plan of nine tokens on twenty streets is nine moves of at most 81 branches, not 1 776 812 061 branches.
 */
export const nextMoves = (choice: Choice, sofar: readonly number[]): readonly number[] => {
  const { part, from } = locate(choice, sofar);
  if (part === undefined) return [];
  if (part === 'branch') return range(0, (choice as Extract<Choice, { kind: 'either' }>).branches.length);
  return movesOf(part, sofar.slice(from));
};

/** Returns the answer that a complete sequence of moves spells. */
export const answerOf = (choice: Choice, moves: readonly number[]): Answer => {
  if (choice.kind === 'either') {
    const branch = moves[0]!;
    const chosen = choice.branches[branch]!;
    const answer = answerOf(chosen, moves.slice(1)) as SimpleAnswer | readonly SimpleAnswer[];
    return { branch, answer };
  }
  if (choice.kind !== 'all') return simpleAnswer(choice, moves);
  let from = 0;
  return choice.parts.map(part => {
    const end = endOf(part, moves, from);
    const answer = simpleAnswer(part, moves.slice(from, end));
    from = end;
    return answer;
  });
};

/** Returns the part of the choice that the next move belongs to, and the index of that part's first move. */
const locate = (
  choice: Choice,
  sofar: readonly number[],
): { readonly part: Simple | 'branch' | undefined; readonly from: number } => {
  let from = 0;
  let parts: readonly Simple[];
  if (choice.kind === 'either') {
    const chosen = choice.branches[sofar[0] ?? -1];
    if (!chosen) return { part: 'branch', from };
    from = 1;
    parts = chosen.kind === 'all' ? chosen.parts : [chosen];
  } else parts = choice.kind === 'all' ? choice.parts : [choice];
  return findOpenPart(parts, sofar, from);
};

/** Returns the first incomplete part. The moves of the first part begin at `from`. */
const findOpenPart = <P extends Simple>(
  parts: readonly P[],
  sofar: readonly number[],
  from: number,
): { readonly part: P | undefined; readonly from: number } => {
  let begin = from;
  for (const part of parts) {
    const end = endOf(part, sofar, begin);
    if (end > sofar.length) return { part, from: begin };
    begin = end;
  }
  return { part: undefined, from: begin };
};

/** A list is spelled as its number of rows, then row by row. */
const rowParts = ({ parts }: Extract<Simple, { kind: 'list' }>, rows: number): readonly Flat[] =>
  range(0, rows).flatMap(() => parts);

/** Returns the index where a part's moves end, which is past the end of `moves` if the part is incomplete. */
const endOf = (part: Simple, moves: readonly number[], from: number): number => {
  let end = from;
  if (part.kind === 'list') {
    const rows = moves[from];
    if (rows === undefined) return from + 1;
    const open = findOpenPart(rowParts(part, rows), moves, from + 1);
    return open.part ? moves.length + 1 : open.from;
  }
  while (movesOf(part, moves.slice(from, end)).length > 0) {
    end++;
    if (end > moves.length || moves[end - 1] === STOP) return end;
  }
  return end;
};

const range = (from: number, to: number): number[] => {
  const list: number[] = [];
  for (let i = from; i < to; i++) list.push(i);
  return list;
};

const movesOf = (choice: Simple, sofar: readonly number[]): readonly number[] => {
  const stop = (min: number): number[] => (sofar.length >= min ? [STOP] : []);
  switch (choice.kind) {
    case 'one':
      return sofar.length === 0 ? range(0, choice.of.length) : [];
    case 'amount':
      return sofar.length === 0 ? range(choice.min, choice.max + 1) : [];
    case 'split':
      return sofar.length < choice.pile.length ? range(0, choice.among.length) : [];
    case 'text':
      return [];
    case 'some': {
      if (sofar.length === choice.max) return [];
      const from = (sofar.at(-1) ?? -1) + 1;
      const last = choice.of.length - Math.max(1, choice.min - sofar.length);
      return dropLoneStop([...stop(choice.min), ...range(from, last + 1)]);
    }
    case 'spread':
      return dropLoneStop([...stop(choice.min), ...spreadMoves(choice, sofar)]);
    case 'lay':
      return dropLoneStop([...stop(0), ...layMoves(choice, sofar)]);
    case 'list': {
      if (sofar.length === 0) return range(choice.min, choice.max + 1);
      const { part, from } = findOpenPart(rowParts(choice, sofar[0]!), sofar, 1);
      return part ? movesOf(part, sofar.slice(from)) : [];
    }
  }
};

/** A lone stop is not a move, because the answer is already complete. */
const dropLoneStop = (moves: readonly number[]): readonly number[] =>
  moves.length === 1 && moves[0] === STOP ? [] : moves;

const spreadMoves = (choice: Extract<Simple, { kind: 'spread' }>, sofar: readonly number[]): number[] => {
  if (sofar.length === choice.max) return [];
  const from = sofar.at(-1) ?? 0;
  const missing = choice.min - sofar.length;
  return range(from, choice.over.length).filter(place => {
    if (!choice.caps) return true;
    const here = sofar.reduce((n, other) => (other === place ? n + 1 : n), 0);
    const room = choice.caps.slice(place).reduce((sum, cap) => sum + cap, 0) - here;
    return here < choice.caps[place]! && room >= missing;
  });
};

/** A move encodes place and kind as place times the number of kinds, plus the kind. */
const layMoves = (choice: Extract<Simple, { kind: 'lay' }>, sofar: readonly number[]): number[] => {
  const kinds = choice.pieces.length;
  const left = [...choice.pieces];
  for (const move of sofar) left[move % kinds]!--;
  const last = sofar.at(-1);
  const from = last === undefined ? 0 : Math.floor(last / kinds) + 1;
  return range(from * kinds, choice.over.length * kinds).filter(move => left[move % kinds]! > 0);
};

const simpleAnswer = (choice: Simple, moves: readonly number[]): SimpleAnswer => {
  if (choice.kind !== 'list') return flatAnswer(choice, moves);
  const rows: ListRow[] = [];
  let from = 1;
  for (let n = moves[0]!; n > 0; n--)
    rows.push(
      choice.parts.map(part => {
        const end = endOf(part, moves, from);
        const answer = flatAnswer(part, moves.slice(from, end));
        from = end;
        return answer;
      }),
    );
  return rows;
};

const flatAnswer = (choice: Flat, moves: readonly number[]): FlatAnswer => {
  const made = moves.filter(move => move !== STOP);
  switch (choice.kind) {
    case 'one':
      return choice.of[made[0]!]!;
    case 'amount':
      return moves[0]!;
    case 'some':
      return made.map(i => choice.of[i]!);
    case 'split':
      return made.map(i => choice.among[i]!);
    case 'spread': {
      const counts = choice.over.map(() => 0);
      for (const place of made) counts[place]!++;
      return counts;
    }
    case 'lay': {
      const laid = choice.over.map(() => NOTHING);
      for (const move of made) laid[Math.floor(move / choice.pieces.length)] = move % choice.pieces.length;
      return laid;
    }
    case 'text':
      // Search does not write, so the shortest legal text stands for all texts.
      return '.'.repeat(choice.min);
  }
};
