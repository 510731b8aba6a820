import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { usePlace } from '../place.ts'
import { newsletterWanted } from './newsletter-wanted.ts'
import { SignUpChoice } from './sign-up-choice.tsx'
import { SignUpCounts } from './sign-up-counts.tsx'
import { SignUpExport } from './sign-up-export.tsx'
import { SignUpList } from './sign-up-list.tsx'

/** Who has signed up for newsletters, by filters that stand in the address (OPR-5). */
export function NewsletterScreen() {
  const t = useText()
  const { data } = useOperate()
  const wanted = newsletterWanted(usePlace().query)
  const key = JSON.stringify(wanted)
  // Counted again once somebody is removed; the list then knows by itself who is.
  const [removals, setRemovals] = useState(0)
  const counts = useLoaded(`newsletter counts ${removals}`, () => data.newsletter.counts())
  const loaded = useLoaded(`newsletter ${key}`, () => data.newsletter.list(wanted))
  const known = counts.state === 'ready' ? counts.value : null
  return (
    <ConsoleScreen isWide>
      <ScreenHead title={t('operate-newsletter.title')}>{t('operate-newsletter.text')}</ScreenHead>
      <LoadedPart
        loaded={counts}
        loadingText={t('operate-newsletter.counts.loading')}
        failedText={t('operate-newsletter.counts.failed')}
        height="10rem"
      >
        {(shown) => (
          <>
            <SignUpCounts counts={shown} />
            <SignUpExport counts={shown} wanted={wanted} />
          </>
        )}
      </LoadedPart>
      <SignUpChoice wanted={wanted} counts={known} />
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-newsletter.loading')}
        failedText={t('operate-newsletter.failed')}
        height="24rem"
      >
        {(first) => (
          <SignUpList
            key={key}
            {...{ first, wanted }}
            brands={known?.brands ?? []}
            onRemoved={() => setRemovals((before) => before + 1)}
          />
        )}
      </LoadedPart>
    </ConsoleScreen>
  )
}
