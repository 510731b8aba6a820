import type { ColourToken } from '../../brand/derive.ts'

export const galleryCopy = {
  title: 'Visual language',
  lead: 'One set of scales, roles and components. A brand gives four colours and its pictures; everything else on this page follows from them, checked where you read it.',
  brand: 'Brand',
  contents: 'Contents',
  files: 'Drawn by',
  ratio: (ratio: number) => `${ratio.toFixed(1)} : 1`,
  on: 'on',
  least: (least: number) => `at least ${least} : 1`,
  tooLittle: 'too little contrast',
  ornament: 'ornament, nothing to read',
} as const

/** Sections before the components, in their order. */
export const foundationCopy = {
  type: {
    title: 'Type',
    text: 'Brygada 1918 speaks in headings, Public Sans in everything else. The scale grows by 1.2 from 16 px on phones and by 1.25 from 17 px on desks.',
  },
  space: {
    title: 'Space',
    text: 'A grid of 4 px. Small steps hold together what belongs together; sections breathe with 48, 64 and 96 px.',
  },
  colour: {
    title: 'Colour',
    text: 'Roles, not paints. All of them are derived in OKLCH from the four colours of the brand, and inks move until they can be read. Each contrast below is measured in this page as it is now.',
  },
  shape: {
    title: 'Shape and elevation',
    text: 'Hairlines before boxes, boxes before shadows. Only what floats above the page casts a shadow.',
  },
  motion: {
    title: 'Motion',
    text: 'Motion only explains where something came from: it starts at once, ends softly and is over within a quarter of a second.',
  },
} as const

export const typeCopy = {
  sample: 'Good business deserves to be found',
  scale: 'Scale',
  families: 'Families and weights',
  display: 'Headings, weight 560',
  displaySample: 'Ķīšezers to Čačak: every supplier’s name, as its people write it.',
  text: 'Text, weights 400, 600 and 700',
  textSample: ['Quiet enough to read for long. ', 'Firm in a label. ', 'Loud in a number.'],
  figures: 'Tabular figures in lists',
  figuresSample: ['1,111.10', '8,246.90'],
  measure: 'Measure',
  measureSample:
    'A line of running text is no longer than this paragraph. Between sixty and seventy-five characters the eye finds the beginning of the next line without looking for it, so people read on instead of starting again.',
} as const

export const colourCopy = {
  seeds: {
    title: 'What the brand gives',
    primaryColor: 'Primary',
    secondaryColor: 'Secondary',
    accentColor: 'Accent',
    backgroundColor: 'Background',
  },
  groups: {
    surfaces: 'Surfaces',
    inks: 'Inks',
    brand: 'The brand’s own',
    lines: 'Lines and focus',
    statuses: 'Statuses',
  },
} as const

/** What each colour is for. */
export const roleCopy: Readonly<Record<ColourToken, string>> = {
  'surface-1': 'The page',
  'surface-2': 'What can be picked up: controls, cards, dialogs',
  'surface-3': 'What lies deeper: footer, disabled, waiting',
  'ink-1': 'Headings and text',
  'ink-2': 'Leads and second thoughts',
  'ink-3': 'Hints and counters',
  line: 'Hairlines between things',
  'line-strong': 'Borders of controls',
  accent: 'The one thing to press',
  'accent-strong': 'The same under the pointer',
  'accent-ink': 'Links and quiet buttons',
  'on-accent': 'Words on the accent',
  'accent-soft': 'Chosen, hovered, a mark’s ground',
  secondary: 'Second colour of drawings',
  'on-secondary': 'Words on the second colour',
  highlight: 'A drop of joy, and selected text',
  'on-highlight': 'Words on the highlight',
  'highlight-soft': 'What a search has found',
  focus: 'Ring around what has the focus',
  positive: 'Verified, done',
  'positive-soft': 'Its ground',
  warning: 'Needs a look',
  'warning-soft': 'Its ground',
  critical: 'Wrong or lost',
  'critical-soft': 'Its ground',
}

export const shapeCopy = {
  radii: 'Radii',
  lines: 'Hairlines',
  lineUses: { line: 'Between things', 'line-strong': 'Around a control' },
  elevation: 'Elevation',
  flat: 'Flat, with a hairline',
  scrims: 'Behind a dialog',
  target: 'Smallest target',
  targetText: 'Whatever can be pressed is at least this large.',
} as const

export const motionCopy = {
  play: 'Play',
  uses: {
    fast: 'Answers of a control: hover, press, tick',
    slow: 'Things that arrive: dialogs, messages',
  },
  ease: 'Quick to start, soft to end',
  still: 'This device asks for less motion, so everything here stands still.',
} as const
