import { useText } from '#src/i18n/text-context.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from './action-failure.tsx'
import { isUnknown, Stop, StopFrame } from './gate.tsx'
import { forgetInvitation, keptInvitation } from './invitation-code.ts'
import { useOperate } from './operate-context.ts'
import { consolePath } from './paths.ts'
import { go } from './place.ts'
import { useSelf } from './use-self.ts'

/** Takes an invitation: whoever opens its link signs in, proves who they are, and has the role. */
export function WelcomeScreen() {
  const t = useText()
  const { data } = useOperate()
  const action = useAction()
  const self = useSelf()
  if (self.state === 'failed' && isUnknown(self.failure)) return <Stop why="sign-in" />
  if (self.state === 'ready' && self.value.needs) return <Stop why={self.value.needs} />
  const accept = () =>
    action.run(
      async () => void (await data.accept(keptInvitation())),
      () => {
        forgetInvitation()
        go(consolePath, { replace: true })
      },
    )
  return (
    <StopFrame>
      <ListState
        loaded={self}
        loadingText={t('operate.gate.loading')}
        failedText={t('operate.gate.failed')}
        height="12rem"
      >
        {() => (
          <EmptyState
            icon={icons.shield}
            title={t('operate.welcome.title')}
            action={
              <Button variant="primary" busy={action.busy} onClick={accept}>
                {t('operate.welcome.accept')}
              </Button>
            }
          >
            <p>{t('operate.welcome.text')}</p>
            <ActionFailure action={action} />
          </EmptyState>
        )}
      </ListState>
    </StopFrame>
  )
}
