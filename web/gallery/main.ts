import { games } from '@tavola/games/registry.ts';
import { mount } from 'svelte';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import '@fontsource/cinzel/600.css';
import '../src/app/base.css';
import '../src/app/theme.css';
import { GAMES, loadBoard } from '../src/games.ts';
import Gallery from './Gallery.svelte';

const matches = import.meta.glob<string>('../../games/*/golden/*.jsonl', {
  query: '?raw',
  import: 'default',
});

const asked = new URLSearchParams(location.search).get('game') ?? GAMES[0]!.name;
const game = games.get(asked);
const board = await loadBoard(asked);
const files = await Promise.all(
  Object.entries(matches)
    .filter(([path]) => path.includes(`/${asked}/`))
    .map(async ([path, load]): Promise<[string, string]> => [path, await load()]),
);
const target = document.getElementById('gallery');
if (target && game && board)
  mount(Gallery, { target, props: { game, board, files: Object.fromEntries(files) } });
