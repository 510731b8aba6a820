import type { InstallGuide } from '../../pwa/install-guide.ts'
import type { Drawing } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'

/** Words about installing the portal; what stands in quotes is what the browser calls it. */
export const installCopy = {
  install: 'Install the app',
  cardTitle: 'Take it to the warehouse',
  cardText: 'Install the app: it opens with one tap and works offline.',
  decline: 'No, thanks',
  dialogTitle: (brand: string) => `Install ${brand}`,
  dialogText: 'It opens like any other app, in a window of its own, and works offline.',
  close: 'Close',
  notLoaded: 'The steps could not be loaded. Check your connection and try again.',
  thanks: (brand: string) => `Thank you. ${brand} is now among the apps of this device.`,
} as const

export type InstallStep = { icon: Drawing; text: string }

const addToHomeScreen: readonly InstallStep[] = [
  { icon: icons.plus, text: 'Scroll down and choose “Add to Home Screen”.' },
  { icon: icons.check, text: 'Tap “Add”.' },
]

/** What to do in a browser that does not offer it by itself. */
export const installSteps: Record<InstallGuide, readonly InstallStep[]> = {
  iphone: [
    {
      icon: icons.share,
      text: 'Tap Share in the bar of the browser. If you do not see it, tap the three dots first.',
    },
    ...addToHomeScreen,
  ],
  ipad: [
    { icon: icons.share, text: 'Tap Share at the top right, beside the address.' },
    ...addToHomeScreen,
  ],
  'mac-safari': [
    { icon: icons.menu, text: 'Open “File” in the menu bar.' },
    { icon: icons.plus, text: 'Choose “Add to Dock…”.' },
    { icon: icons.check, text: 'Click “Add”.' },
  ],
  'firefox-android': [
    { icon: icons.more, text: 'Tap the menu beside the address: three dots.' },
    { icon: icons.plus, text: 'Choose “Add app to Home screen”; older versions say “Install”.' },
    { icon: icons.check, text: 'Tap “Add”.' },
  ],
}
