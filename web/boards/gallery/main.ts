import { mount } from 'svelte';
import '@fontsource/alegreya/latin.css';
import '@fontsource/alegreya/latin-ext.css';
import '../../src/theme.css';
import '../verona/town.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) mount(Gallery, { target });
