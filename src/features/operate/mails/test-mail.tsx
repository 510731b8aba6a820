import { useState } from 'react'
import { type LetterId, mostTestMails } from '#src/contract/operate/mails.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { useOperate } from '../operate-context.ts'
import type { LetterPlace } from './letter-setting.ts'
import styles from './mails.module.css'

/** Mails the letter that is shown to whoever looks at it. */
export function TestMail({ letter, place }: { letter: LetterId; place: LetterPlace }) {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = () =>
    action.run(async () => {
      const address = await data.mails.sendTest(letter, place)
      setSentTo(address)
      announce(t('operate-mails.test.sent', { address }))
    })
  return (
    <div className={styles.test}>
      <Button variant="secondary" busy={action.busy} onClick={send}>
        {t('operate-mails.test.send')}
      </Button>
      <p className={screen.hint}>{t('operate-mails.test.text', { most: mostTestMails })}</p>
      {sentTo !== null && <p>{t('operate-mails.test.sent', { address: sentTo })}</p>}
      <ActionFailure action={action} />
    </div>
  )
}
