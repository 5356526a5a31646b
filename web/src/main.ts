import '@fontsource/alegreya/cyrillic-400.css';
import '@fontsource/alegreya/cyrillic-700.css';
import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sans/cyrillic-400.css';
import '@fontsource/alegreya-sans/cyrillic-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/card.css';
import './styles/page.css';
import './styles/stage.css';
import './styles/patterns.css';
import { mount } from 'svelte';
import App from './App.svelte';
import sprite from './styles/sprite.svg?raw';

const icons = document.createElement('div');
icons.className = 'sprite';
icons.setAttribute('aria-hidden', 'true');
icons.innerHTML = sprite;
icons.hidden = false;
document.body.prepend(icons);

const root = document.getElementById('app');
if (root) mount(App, { target: root });
