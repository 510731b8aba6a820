import { useState } from 'react'
import { Chip, type ChipTone } from '#src/ui/chip.tsx'
import type { IconName } from '#src/ui/icon.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

const tones: readonly { tone: ChipTone; icon: IconName }[] = [
  { tone: 'neutral', icon: 'tag' },
  { tone: 'positive', icon: 'check' },
  { tone: 'warning', icon: 'clock' },
  { tone: 'critical', icon: 'flag' },
]

/** Every tone, with and without an icon, and one that can go. */
export function ChipSpecimen() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <State label={stateNames.usual}>
        <div className={styles.row}>
          {tones.map(({ tone }) => (
            <Chip key={tone} tone={tone}>
              {stateNames[tone]}
            </Chip>
          ))}
        </div>
      </State>
      <State label={stateNames.withIcon}>
        <div className={styles.row}>
          {tones.map(({ tone, icon }) => (
            <Chip key={tone} tone={tone} icon={icon}>
              {stateNames[tone]}
            </Chip>
          ))}
        </div>
      </State>
      <State label={stateNames.removable}>
        {isThere && (
          <Chip
            tone="neutral"
            onRemove={() => setThere(false)}
            removeLabel={`${samples.remove} ${samples.credentialShort}`}
          >
            {samples.credentialShort}
          </Chip>
        )}
      </State>
      <State label={stateNames.longText}>
        <Chip tone="neutral" icon="tag">
          {samples.credential}
        </Chip>
      </State>
      <State label={stateNames.longWord}>
        <Chip tone="neutral">{samples.longWord}</Chip>
      </State>
    </>
  )
}
