/** Words of the page for whoever puts the badge on a website. */
export const guideCopy = {
  title: 'The badge, on your website',
  lead: 'It leads to your public profile and says how many of your credentials are verified. Choose how it looks, copy the code, paste it: done.',

  find: 'Your profile',
  findHint: 'Paste the link to your public profile, or the last part of it.',
  findPlaceholder: 'wattle-and-wool',
  show: 'Show my badge',
  shown: (name: string) => `Badge of ${name}`,
  sample: 'Sample badge',
  sampleText: 'Name your profile above, and the code below is ready to paste.',
  problems: {
    malformed: () =>
      'This is not the address of a profile. It ends like /organization/wattle-and-wool.',
    unknown: (asked: string) =>
      `There is no profile called ‘${asked}’. Open your public profile and copy its address from there.`,
    hidden: (asked: string) =>
      `The profile ‘${asked}’ is not shown at the moment, so it has no badge.`,
    locked: (asked: string) =>
      `The profile ‘${asked}’ has no badge yet. Complete your profile to unlock it: it takes one credential or attribute.`,
    unreachable: (asked: string) =>
      `Nobody could say whether there is a profile called ‘${asked}’. Check your connection and try again.`,
  },

  style: 'Style',
  styles: { dark: 'Dark', green: 'Green', blue: 'Blue' },
  language: 'Language of the live badge',
  sameLanguage: 'That of your page',
  languages: { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ar: 'العربية' },
  live: 'Live badge',
  liveText:
    'With your name and how many of your credentials are verified, always up to date. For websites that allow scripts.',
  picture: 'Picture',
  pictureText: 'Works everywhere, in emails and shop systems too. It has no script.',
  pictureAlt: 'The badge',

  recipes: 'Where do you want it?',
  recipesText: 'Each recipe holds the code of the badge above.',
  copy: 'Copy code',
  copyBadge: 'Copy badge',
  copied: 'Copied',

  runners: 'For whoever runs the website',
  policy: 'Content security policy',
  policyText:
    'If the website sends one, add these sources. Nothing else is needed: no inline style, no unsafe-eval, and trusted types may be required. Where the script may not run, the picture shows instead.',
  policyLabel: 'Sources to allow',
  privacy: 'Privacy',
  privacyText: 'What a visitor’s browser tells this portal when it shows the badge:',
  privacyPoints: [
    'It asks for the script, the picture and, for the live badge, the public profile. These requests carry the visitor’s address on the network and kind of browser, as every request does.',
    'It sends no cookie and no referrer, so the portal does not learn which page the visitor is on.',
    'It writes nothing into the browser’s storage, and asks no third host for anything.',
    'The picture and the profile are asked for only when the badge is about to come into sight.',
    'The portal counts no views of badges and builds no profile of visitors.',
  ],
  looks: 'Your own colours',
  looksText:
    'The live badge takes these properties from any style sheet of the page, and its parts can be styled: badge, seal, name, logo.',
  looksLabel: 'A style sheet of yours',
  events: 'What it tells the page',
  eventsText:
    'Two events, which bubble: badge-load once the supplier is shown, badge-error when there is nothing to show. The picture inside stays then.',
  eventsLabel: 'A script of yours',
  releases: 'A version that never changes',
  releasesText:
    'The address of the script stays the same for ever and changes with releases. To pin one, take its address and hash from the list of releases, where the next one is announced before it takes the stable address.',
  releasesLink: 'List of releases',
} as const
