import { useState } from 'react'
import { Banner, type BannerTone } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

const tones: readonly BannerTone[] = ['neutral', 'positive', 'warning', 'critical']

/** Every tone, one that goes away, and a long one. */
export function BannerSpecimen() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {tones.map((tone) => (
        <State key={tone} label={stateNames[tone]} wide>
          <Banner tone={tone} title={samples.bannerTitle}>
            <p>
              {samples.bannerText} <a href="#feedback">{samples.more}</a>
            </p>
          </Banner>
        </State>
      ))}
      <State label={stateNames.dismissible} wide>
        {isThere ? (
          <Banner tone="neutral" title={samples.bannerTitle} onDismiss={() => setThere(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setThere(true)}>
            {samples.open}
          </Button>
        )}
      </State>
      <State label={stateNames.longText} wide>
        <Banner tone="warning" title={samples.longBanner} />
      </State>
    </>
  )
}
