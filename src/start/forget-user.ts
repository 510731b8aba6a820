import type { OutboxData } from '../data/outbox/outbox.ts'
import { forgetUnsentForms } from '../data/unsent-forms.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { logFailure } from '../lib/log-failure.ts'
import type { Device } from '../storage/device.ts'

type Places = {
  device: Pick<Device, 'clearPrivate'>
  outbox: Pick<OutboxData, 'forgetAnswers' | 'forget'>
  local: LocalArea
}

/** Removes everything that this device keeps for people who sign out (OFF-10). Neither call rejects. */
export function createForgetting({ device, outbox, local }: Places) {
  async function forgetUnsent(user: string): Promise<void> {
    // Noted before it begins: the page may be closed, or the part that does it fail to load.
    local.set('unforgotten', user)
    outbox.forgetAnswers(user)
    forgetUnsentForms(local, user)
    try {
      await outbox.forget(user)
      local.set('unforgotten', '')
    } catch (error) {
      logFailure('What was not sent could not be removed yet.', error)
    }
  }
  return {
    /** @param leaver id of the user; null where the session was lost, and what is not sent yet stays */
    async clear(leaver: string | null): Promise<void> {
      await device.clearPrivate()
      if (leaver) await forgetUnsent(leaver)
    },
    /** Makes up for a sign-out that could not remove everything. */
    async makeUp(): Promise<void> {
      const left = local.get('unforgotten')
      if (left) await forgetUnsent(left)
    },
  }
}
