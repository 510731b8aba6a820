import { useState } from 'react'
import { useData } from '../../data/data-context.ts'
import { useText } from '../../i18n/text-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { announce } from '../../ui/status-store.ts'
import { useAction } from '../../ui/use-action.ts'

type MailChoiceProps = {
  isOn: boolean
  /** Whether the portal sends any. */
  isSent: boolean
  email: string
}

/** Switches reminders by mail on and off; one that cannot be set shows what is so. */
export function MailChoice({ isOn: stored, isSent, email }: MailChoiceProps) {
  const t = useText()
  const data = useData()
  const action = useAction()
  const [isOn, setOn] = useState(stored)

  function change(wanted: boolean) {
    if (action.busy) return
    setOn(wanted)
    action.run(
      async () => {
        try {
          setOn((await data.reminders.change(wanted)).isOn)
        } catch (failure) {
          setOn(!wanted)
          throw failure
        }
      },
      () => announce(wanted ? t('reminders.isOn') : t('reminders.isOff')),
    )
  }

  return (
    <>
      <Checkbox
        label={t('reminders.label')}
        hint={isSent ? t('reminders.hint', { email }) : t('reminders.notSent')}
        checked={isOn}
        onChange={change}
      />
      {action.error && <Banner tone="critical" title={action.error} />}
    </>
  )
}
