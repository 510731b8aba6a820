import { afterEach, beforeAll, beforeEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import { whenIdle } from '#src/lib/when-idle.ts'
import { saveInvitationDraft } from '#src/features/invite/invitation-draft.ts'
import { notices } from '#src/ui/notification-store.ts'
import { spoken } from '#src/ui/status-store.ts'
import './by-css.ts'
import { clearDevice } from './clear-device.ts'
import { clipboard } from './clipboard.ts'
import { clock } from './clock.ts'
import { faults } from './faults.ts'
import { beIdleSoon } from './idle.ts'
import { network } from './network.ts'
import { closePortal } from './open-portal.tsx'
import { changeOwner } from './supplier.ts'

beIdleSoon()
clipboard.separate()

/**
 * The look of the brand, which the shell brings along as well. React takes its own preload out of the head
 * when it first renders into a document, and would wait for it for ever.
 */
beforeAll(async () => {
  if (document.querySelector('link[data-precedence]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/brand.css'
  link.dataset['precedence'] = 'brand'
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
})

/**
 * Records what happens in a second try. Vitest's own setting for it records the first tries too, only to
 * throw that away, which took a quarter of the processor time of a file of tests.
 */
beforeEach(async ({ task }) => {
  if (task.result?.retryCount !== 1) return
  await commands.startTrace()
  return () => commands.keepTrace(task.name.replaceAll(/\W+/g, '-'))
})

beforeEach(async () => {
  changeOwner()
  clipboard.empty()
  network.reset()
  faults.watch()
  await page.viewport(1280, 800)
})

afterEach(async () => {
  clock.release()
  await closePortal()
  // These last as long as their page, which is the same for all tests.
  saveInvitationDraft({ emails: [], typed: '', rejected: [], message: null })
  notices.set([])
  spoken.set({ text: '', turn: 0 })
  // What the page wanted to keep once it had nothing else to do.
  await whenIdle()
  await clearDevice()
  faults.check()
})
