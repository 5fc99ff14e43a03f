import { afterAll, describe, expect, test } from 'vitest';
import { desk } from '../test/desk.ts';

const here = desk();
afterAll(here.remove);

const broken = here.write('broken.json', '{\n  "game": }');
const empty = here.write('empty.json', '');
const cheater = here.write('cheater.json', '{"florins": 99}');
const scenario = here.write('scenario.json', '{"game": "fair", "seats": 3, "answers": [{"seat": 0}]}');
const chess = here.write('chess.json', '{"game": "chess", "seats": 2, "answers": []}');
const cut = here.write('cut.jsonl', '{"t":"match","for');
const folder = here.path('');

const bad: readonly (readonly [command: string, complaint: string])[] = [
  [
    '',
    'a command is missing; known: simulate, scenario, replay, rules, board, bench, arena, balance, record, chronicle, new-game, backup, restore, --help',
  ],
  ['smulate', 'there is no command "smulate"; did you mean simulate?'],
  [
    'constructor',
    'there is no command "constructor"; known: simulate, scenario, replay, rules, board, bench, arena, balance, record, chronicle, new-game, backup, restore',
  ],
  ['board', 'a command is missing; known: check, --help'],
  ['board chek', 'there is no command "chek"; did you mean check?'],
  ['simulate', 'GAME is missing: one of fair'],
  ['simulate fir', 'there is no game "fir"; did you mean fair?'],
  ['simulate toString', 'there is no game "toString"; known: fair'],
  ['simulate fair 3', '"3" is one word too many'],
  ['simulate fair --seats', '--seats needs a value'],
  ['simulate fair --seats --json', '--seats needs a value'],
  ['simulate fair --seats 5', '--seats must be a whole number, from 2 to 4, not "5"'],
  ['simulate fair --seats -1', '--seats must be a whole number, from 2 to 4, not "-1"'],
  ['simulate fair --seats 2.5', '--seats must be a whole number, from 2 to 4, not "2.5"'],
  ['simulate fair --games 0', '--games must be a whole number, 1 or more, not "0"'],
  ['simulate fair --games=', '--games must be a whole number, 1 or more, not ""'],
  ['simulate fair --seed x', '--seed must be a whole number, 0 or more, not "x"'],
  ['simulate fair --seed 1e3', '--seed must be a whole number, 0 or more, not "1e3"'],
  ['simulate fair --sed 1', 'there is no option --sed; did you mean --seed?'],
  [
    'simulate fair --no-json',
    'there is no option --no-json; known: --seats, --options, --games, --seed, --from, --asides, --json, --help',
  ],
  ['simulate fair --json=no', '--json takes no value'],
  ['simulate fair --seed 1 --seed=2', '--seed is given twice'],
  ['simulate fair --options {', '--options: it is not JSON: it ends too early'],
  ['simulate fair --options []', '--options must be an object, not []'],
  ['simulate fair --options {"florins":99}', '--options.florins must be a whole number from 0 to 9, not 99'],
  [
    `simulate fair --options @${cheater}`,
    `${cheater}: options.florins must be a whole number from 0 to 9, not 99`,
  ],
  [
    `simulate fair --options @${broken}`,
    `${broken}: it is not JSON: "}" at line 2, column 11 does not belong there`,
  ],
  ['scenario', 'FILES is missing: one or more scenario files'],
  ['scenario /no/such', '/no/such: there is no such file'],
  [`scenario ${folder}`, `${folder}: it is a folder, not a file`],
  [`scenario ${broken}`, `${broken}: it is not JSON: "}" at line 2, column 11 does not belong there`],
  [`scenario ${empty}`, `${empty}: it is not JSON: it is empty`],
  [`scenario ${scenario}`, `${scenario}: answers[0].answer is missing`],
  [`scenario ${chess}`, `${chess}: game must be one of fair, not "chess"`],
  [`replay ${empty}`, `${empty}: it is empty`],
  [`replay ${cut}`, `${cut}: line 1: it is cut off: it ends with "{\\"t\\":\\"match\\",\\"for"`],
  ['rules chess', 'there is no game "chess"; known: fair'],
  [`rules fair`, `${here.path('rules.md')}: there is no such file`],
  [`board check ${cheater}`, `${cheater}: stalls must be a number of stalls, not nothing`],
  [`board check ${cheater} --game chess`, 'there is no game "chess"; known: fair'],
  ['bench fair --seconds 0', '--seconds must be a number, above 0 and up to 600, not "0"'],
  ['arena fair --bots steady', '--bots must name 4 bots, one a seat, not 1'],
  ['arena fair --seats 2 --bots steady,stady', 'there is no bot "stady"; did you mean steady?'],
  [
    'arena fair --seats 2 --bots steady,sharp:fast',
    '--bots: sharp:fast: a budget is like 200ms, or 500 for playouts',
  ],
  [
    'arena fair --seats 2 --bots steady,sharp:200ms:x',
    '--bots: sharp:200ms:x: a budget is like 200ms, or 500 for playouts',
  ],
  [
    'arena fair --seats 2 --bots random,steady:9',
    '--bots: steady:9: steady answers at once and has no budget',
  ],
  ['arena fair --games 1000001', '--games must be a whole number, from 1 to 1000000, not "1000001"'],
  ['arena fair --seats 2 --bots steady,exec:', '--bots: exec: needs a command'],
  ['balance fair --workers x', '--workers must be a whole number, from 0 to 256, not "x"'],
  ['new-game', 'NAME is missing: the name of the new game'],
  ['new-game Go-2', 'the name of a game is 3 to 20 letters from a to z, all small, not "Go-2"'],
  ['new-game verona', 'games/verona exists already'],
  ['record fair', '--out is missing: the file to write'],
  ['record fair --out /no/such/file', '/no/such/file: there is no such folder'],
];

describe('the command line', () => {
  test.each(bad)('tavola %s', async (command, complaint) => {
    const { code, out, err } = await here.run(...command.split(' ').filter(word => word !== ''));
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${complaint}\n` });
  });

  test('every command has help', async () => {
    expect((await here.run('--help')).out).toMatch(
      /USAGE tavola simulate\|scenario\|replay\|rules\|board\|bench\|arena\|balance\|record/,
    );
    const commands = [
      'simulate',
      'scenario',
      'replay',
      'rules',
      'board check',
      'bench',
      'arena',
      'balance',
      'record',
      'new-game',
    ];
    for (const command of commands) {
      const { code, out, err } = await here.run(...command.split(' '), '--help');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('--json');
      expect(out).not.toContain('\u001b');
    }
  });
});
