import type { MessageId } from '../../i18n/texts.ts'
import type { InstallGuide } from '../../pwa/install-guide.ts'
import type { Drawing } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'

type StepText = Extract<MessageId, `install.steps.${string}`>
type InstallStep = { icon: Drawing; text: StepText }

/** What to do in a browser that does not offer to install the portal. */
export const installSteps: Record<InstallGuide, readonly InstallStep[]> = {
  iphone: [
    { icon: icons.share, text: 'install.steps.iphone.1' },
    { icon: icons.plus, text: 'install.steps.iphone.2' },
    { icon: icons.check, text: 'install.steps.iphone.3' },
  ],
  ipad: [
    { icon: icons.share, text: 'install.steps.ipad.1' },
    { icon: icons.plus, text: 'install.steps.ipad.2' },
    { icon: icons.check, text: 'install.steps.ipad.3' },
  ],
  'mac-safari': [
    { icon: icons.menu, text: 'install.steps.mac-safari.1' },
    { icon: icons.plus, text: 'install.steps.mac-safari.2' },
    { icon: icons.check, text: 'install.steps.mac-safari.3' },
  ],
  'firefox-android': [
    { icon: icons.more, text: 'install.steps.firefox-android.1' },
    { icon: icons.plus, text: 'install.steps.firefox-android.2' },
    { icon: icons.check, text: 'install.steps.firefox-android.3' },
  ],
}
