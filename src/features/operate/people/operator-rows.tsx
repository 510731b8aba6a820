import { useState } from 'react'
import type { OperatorList } from '#src/data/operate-data.ts'
import { OperatorRow, type Operator } from './operator-row.tsx'
import styles from './people-screen.module.css'

const keyOf = ({ userId, role, brandId }: Operator) => `${userId} ${role} ${brandId ?? ''}`

type OperatorRowsProps = { all: readonly Operator[] } & Pick<OperatorList, 'brands'>

/** Who has which role. What is taken away leaves the list without another look at the server. */
export function OperatorRows({ all, brands }: OperatorRowsProps) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  return (
    <ul className={styles.list}>
      {all
        .filter((one) => !removed.includes(keyOf(one)))
        .map((one) => (
          <OperatorRow
            key={keyOf(one)}
            operator={one}
            brand={brands.find(({ id }) => id === one.brandId)?.name ?? one.brandId}
            onRemoved={() => setRemoved((before) => [...before, keyOf(one)])}
          />
        ))}
    </ul>
  )
}
