import { useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ChosenChips } from '#src/ui/chosen-chips.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'
import styles from './stack.module.css'

const all = samples.chips.map((name) => ({ id: name, name }))

/** Three chosen things, to be taken away and brought back. */
export function ChosenChipsSpecimen() {
  const [items, setItems] = useState(all)
  const addId = useId()
  return (
    <State label={stateNames.chosen} wide>
      <div className={styles.stack}>
        <ChosenChips
          label={samples.chosen}
          items={items}
          onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
          focusAfterId={addId}
        />
        <div className={styles.row}>
          <Button variant="quiet" id={addId} onClick={() => setItems(all)}>
            {samples.bringBack}
          </Button>
        </div>
      </div>
    </State>
  )
}
