import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { usePlace } from '../place.ts'
import { BenefitClaims } from './benefit-claims.tsx'
import { BenefitsChoice } from './benefits-choice.tsx'
import { benefitsWanted } from './benefits-wanted.ts'

/** Claims on benefits, of which somebody tells the partner, by filters that stand in the address (OPR-3). */
export function BenefitsScreen() {
  const t = useText()
  const { data } = useOperate()
  const wanted = benefitsWanted(usePlace().query)
  const key = JSON.stringify(wanted)
  const loaded = useLoaded(`benefit claims ${key}`, () => data.benefitClaims(wanted))
  return (
    <ConsoleScreen isWide>
      <ScreenHead title={t('operate-benefits.title')}>{t('operate-benefits.text')}</ScreenHead>
      <BenefitsChoice wanted={wanted} />
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-benefits.loading')}
        failedText={t('operate-benefits.failed')}
        height="24rem"
      >
        {(first) => <BenefitClaims key={key} first={first} wanted={wanted} />}
      </LoadedPart>
    </ConsoleScreen>
  )
}
