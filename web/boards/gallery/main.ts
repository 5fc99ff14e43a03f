import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import { mount } from 'svelte';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
import '@fontsource/cinzel/600.css';
import '../../src/base.css';
import '../../src/theme.css';
import { anyBoard } from '../any.ts';
import { graenaland as island } from '../graenaland/index.ts';
import { vendetta as city } from '../vendetta/index.ts';
import { verona as town } from '../verona/index.ts';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
const asked = new URLSearchParams(location.search).get('game');
if (target && asked === 'graenaland')
  mount(Gallery, {
    target,
    props: {
      game: graenaland,
      board: anyBoard(island),
      files: import.meta.glob<string>('../../../golden/graenaland/*.jsonl', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    },
  });
else if (target && asked === 'vendetta')
  mount(Gallery, {
    target,
    props: {
      game: vendetta,
      board: anyBoard(city),
      files: import.meta.glob<string>('../../../golden/vendetta/*.jsonl', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    },
  });
else if (target)
  mount(Gallery, {
    target,
    props: {
      game: verona,
      board: anyBoard(town),
      files: import.meta.glob<string>('../../../golden/verona/*.jsonl', {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    },
  });
