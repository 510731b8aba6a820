import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { Invitations } from './invitations.tsx'
import { OperatorRows } from './operator-rows.tsx'

/** Who runs the portal, in which roles, and how somebody else comes to do so (OPR-1). */
export function PeopleScreen() {
  const t = useText()
  const { data } = useOperate()
  const list = useLoaded('operators', () => data.operators())
  return (
    <ConsoleScreen>
      <ScreenHead title={t('operate.people.title')}>{t('operate.people.text')}</ScreenHead>
      <LoadedPart
        loaded={list}
        loadingText={t('operate.people.loading')}
        failedText={t('operate.people.failed')}
        height="16rem"
      >
        {({ results, invitations, brands, forAll }) => (
          <>
            <OperatorRows all={results} brands={brands} />
            <Invitations open={invitations} brands={brands} forAll={forAll} />
          </>
        )}
      </LoadedPart>
    </ConsoleScreen>
  )
}
