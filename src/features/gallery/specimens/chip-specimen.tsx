import { useState } from 'react'
import { Chip, type ChipTone } from '#src/ui/chip.tsx'
import type { Drawing } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

const tones: readonly { tone: ChipTone; icon: Drawing }[] = [
  { tone: 'neutral', icon: icons.tag },
  { tone: 'positive', icon: icons.check },
  { tone: 'warning', icon: icons.clock },
  { tone: 'critical', icon: icons.flag },
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
        <Chip tone="neutral" icon={icons.tag}>
          {samples.credential}
        </Chip>
      </State>
      <State label={stateNames.longWord}>
        <Chip tone="neutral">{samples.longWord}</Chip>
      </State>
    </>
  )
}
