import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { usePlace } from '../place.ts'
import { NumberCharts } from './number-charts.tsx'
import { numbersWanted } from './numbers-key.ts'
import { NumbersChoice } from './numbers-choice.tsx'
import { PresentState } from './present-state.tsx'

/** What the portal counts, for a period and a brand that stand in the address (OPR-6). */
export function NumbersScreen() {
  const t = useText()
  const { data } = useOperate()
  const wanted = numbersWanted(usePlace().query)
  const loaded = useLoaded(`numbers ${JSON.stringify(wanted)}`, () => data.numbers(wanted))
  return (
    <ConsoleScreen isWide>
      <ScreenHead title={t('operate-numbers.title')}>{t('operate-numbers.text')}</ScreenHead>
      <NumbersChoice wanted={wanted} brands={loaded.state === 'ready' ? loaded.value.brands : []} />
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-numbers.loading')}
        failedText={t('operate-numbers.failed')}
        height="40rem"
      >
        {({ data: numbers }) => (
          <>
            <PresentState numbers={numbers} />
            <NumberCharts numbers={numbers} />
          </>
        )}
      </LoadedPart>
    </ConsoleScreen>
  )
}
