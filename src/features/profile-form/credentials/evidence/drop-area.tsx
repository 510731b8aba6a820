import { useState } from 'react'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { refusalOf } from './check-file.ts'
import { ChooseFiles } from './choose-files.tsx'
import { evidenceCopy } from './copy.ts'
import styles from './drop-area.module.css'
import { useEvidenceDesk } from './evidence-context.ts'
import { useFileDrop } from './use-file-drop.ts'

type DropAreaProps = {
  credentialId: string
  /** Id of the button that opens the picker. */
  chooseId: string
  /** Whether there is nothing yet, which then is said here with the next step. */
  isFirst: boolean
}

/** Where files come in: chosen, photographed or dropped. Names those that need not be sent. */
export function DropArea({ credentialId, chooseId, isFirst }: DropAreaProps) {
  const { queue } = useEvidenceDesk()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const add = (files: readonly File[]) => {
    setRefusals(files.map(refusalOf).filter((one) => one !== null))
    queue.add(
      credentialId,
      files.filter((one) => refusalOf(one) === null),
    )
  }
  const isOver = useFileDrop(add)
  return (
    <div className={styles.area} data-over={isOver || undefined}>
      {isFirst && (
        <>
          <span className={styles.mark}>
            <Icon name="upload" />
          </span>
          <p className={styles.title}>{evidenceCopy.none}</p>
          <p className={styles.words}>{evidenceCopy.noneText}</p>
        </>
      )}
      <p className={styles.drop}>{evidenceCopy.drop}</p>
      <ChooseFiles id={chooseId} onFiles={add} />
      <p className={styles.rule}>{evidenceCopy.rule}</p>
      <div role="alert" className={styles.refusals}>
        {refusals.map((one) => (
          <FieldError key={one} id={`${chooseId}-${one}`}>
            {one}
          </FieldError>
        ))}
      </div>
    </div>
  )
}
