/** Groups of components, in their order. */
export const groupCopy = {
  marks: {
    title: 'Icons and illustrations',
    text: 'All drawn for this product, in one hand: strokes with round ends on a small grid.',
  },
  brand: {
    title: 'Brand',
    text: 'What a brand brings besides colours: its logo for light and dark ground, pictures, and words of its own.',
  },
  actions: {
    title: 'Actions',
    text: 'One primary action in a place. A busy button keeps its width and its focus; one that waits for something says what.',
  },
  forms: {
    title: 'Forms',
    text: 'One column. The label above, the hint under the label, the error beside the control, never by colour alone.',
  },
  content: {
    title: 'Content',
    text: 'What suppliers say of themselves, and how much of it at once.',
  },
  feedback: {
    title: 'Feedback',
    text: 'Every list and panel can be waiting, empty or failed, and each of them offers the next step.',
  },
  overlays: {
    title: 'Overlays',
    text: 'A dialog is a sheet within the thumb’s reach on a phone and centred on a desk. Focus goes in, stays in and comes back.',
  },
  layout: {
    title: 'Layout',
    text: 'Three widths, and words for ears alone.',
  },
  direction: {
    title: 'Right to left',
    text: 'Margins, icons and ticks follow the direction of the text.',
  },
} as const

/** What each component is for. */
export const specimenCopy = {
  icon: { name: 'Icon', about: 'In the colour and size of the text around it.' },
  categoryMark: {
    name: 'Category mark',
    about: 'The six categories: a ground, a second tint and lines in the brand’s colours.',
  },
  sdgTile: {
    name: 'SDG tile',
    about: 'The 17 goals in their own colours, with glyphs of our own, the same in every brand.',
  },
  brandLogo: {
    name: 'Brand logo',
    about: 'The logo for the ground of the pages, or the name set in type.',
  },
  brandHtml: { name: 'Brand HTML', about: 'Words of the operator, cleaned of all that could run.' },
  button: { name: 'Button', about: 'Hover, press and focus are live.' },
  buttonLink: { name: 'Button link', about: 'Works before any script runs.' },
  copyButton: { name: 'Copy button', about: 'Says so when it has copied, and keeps its width.' },
  textInput: { name: 'Field and text input', about: 'One line of text.' },
  textArea: {
    name: 'Text area',
    about: 'Several lines, with a count that is read out near the end.',
  },
  select: { name: 'Select', about: 'The browser’s own, so that phones show their own picker.' },
  checkbox: { name: 'Checkbox', about: 'Its whole row can be pressed.' },
  radioGroup: { name: 'Radio group', about: 'One of a few: arrow keys move, Tab passes by.' },
  combobox: {
    name: 'Combobox',
    about: 'Search and choose. Type into one: arrows move, Enter chooses, Escape closes.',
  },
  phoneField: { name: 'Phone field', about: 'With the keyboard and the autofill of a number.' },
  errorSummary: {
    name: 'Error summary',
    about: 'Takes the focus when it appears; each line leads to its control.',
  },
  chip: { name: 'Chip', about: 'A small named thing. Its tone only repeats what it says.' },
  chosenChips: { name: 'Chosen chips', about: 'What is chosen, each to be taken away again.' },
  credentialOption: {
    name: 'Credential option',
    about: 'A credential where it is chosen.',
  },
  credentialSummary: {
    name: 'Credential summary',
    about: 'A credential as its holder and the public see it.',
  },
  offerCard: {
    name: 'Offer card',
    about: 'What a partner offers to suppliers; how it is taken up comes from outside.',
  },
  highlighted: { name: 'Highlighted', about: 'What a search matched, by weight and ground.' },
  expandable: {
    name: 'Expandable text and list',
    about: 'Start short; all of it is in the page, for print and search.',
  },
  linkSwitch: {
    name: 'Link switch',
    about: 'Two or more ways to see the same, each a link: it works without script.',
  },
  tabs: {
    name: 'Tabs',
    about: 'One panel at a time; without script and on paper all of them.',
  },
  codeBlock: { name: 'Code block', about: 'To read, to select and to copy.' },
  documentFrame: {
    name: 'Document frame',
    about:
      'A document that may be hostile, in a frame that reaches nothing but the port it was given.',
  },
  liveBadge: { name: 'Live badge', about: 'The badge with its own script, as websites show it.' },
  banner: { name: 'Banner', about: 'Something the page has to say in place.' },
  notifications: {
    name: 'Notifications',
    about: 'Pass by at the top of the window; the bar is the clock and waits under the pointer.',
  },
  status: { name: 'Status', about: 'Said to screen readers alone; the words are not drawn.' },
  spinner: { name: 'Spinner', about: 'Waiting, with words.' },
  skeleton: { name: 'Skeleton', about: 'The place of something that is still coming.' },
  emptyState: { name: 'Empty state', about: 'Says why there is nothing, and what to do next.' },
  loadingState: {
    name: 'Loading state',
    about: 'A part that is being fetched, at its final size.',
  },
  failedState: {
    name: 'Failed state',
    about: 'A part that could not be fetched, and a way to try again.',
  },
  moreButton: {
    name: 'More button',
    about: 'Below a list: shows the next part of it. With the last part it goes.',
  },
  listState: { name: 'List state', about: 'A fetched part: waiting, failed, or there.' },
  dialog: { name: 'Dialog', about: 'Escape, the cross and a press outside close it.' },
  tooltip: { name: 'Tooltip', about: 'A short explanation on hover, focus or tap.' },
  container: { name: 'Container', about: 'Keeps the width of the page and its margins.' },
  languageLinks: {
    name: 'Language links',
    about: 'The languages of a page, each by its own name.',
  },
  pageHeader: { name: 'Page header', about: 'The large opening of an open page: this one’s, too.' },
  section: {
    name: 'Section',
    about: 'The title of a part of a supplier’s page, and what it is for.',
  },
  dayChart: {
    name: 'Chart of days',
    about: 'Counts of days, drawn small, with a table of the values below.',
  },
  visuallyHidden: { name: 'Visually hidden', about: 'Read by a screen reader, not drawn.' },
  direction: { name: 'A form, right to left', about: 'The same components in an Arabic page.' },
} as const

/** What the states of components are called. */
export const stateNames = {
  usual: 'Usual',
  gaps: 'With days that were not counted',
  large: 'Large',
  withIcon: 'With an icon',
  busy: 'Busy',
  disabled: 'Disabled',
  refusing: 'Not yet: says what it needs',
  longText: 'Long text',
  longWord: 'Long word',
  empty: 'Empty',
  filled: 'Filled',
  invalid: 'Invalid',
  readOnly: 'Read only',
  full: 'Full',
  chosen: 'Chosen',
  matched: 'Matched',
  unmatched: 'Not matched',
  refused: 'Refused when it is sent',
  mixed: 'Some of it',
  withHint: 'With a hint',
  row: 'Side by side',
  nothingFound: 'Nothing found',
  removable: 'Can be removed',
  pending: 'Pending',
  expired: 'Expired',
  suspended: 'Suspended',
  revoked: 'Revoked',
  verified: 'Verified',
  warning: 'Warning',
  critical: 'Critical',
  positive: 'Positive',
  neutral: 'Neutral',
  loading: 'Loading',
  failed: 'Failed',
  ready: 'There',
  dismissible: 'Can be dismissed',
  noAction: 'Without a next step',
  ring: 'The ring alone',
  tall: 'Tall',
  short: 'Short',
  text: 'Text',
  list: 'List',
} as const
