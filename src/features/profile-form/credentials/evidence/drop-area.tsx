import { useState } from 'react'
import { useData } from '#src/data/data-context.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useProfileForm } from '../../form/form-context.ts'
import { failureWords, refusalOf } from './check-file.ts'
import { ChooseFiles } from './choose-files.tsx'
import { evidenceCopy } from './copy.ts'
import styles from './drop-area.module.css'
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
  const data = useData()
  const { draft } = useProfileForm()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => {
    const refused = files.map(refusalOf).filter((one) => one !== null)
    setRefusals(refused)
    const accepted = files.filter((one) => refusalOf(one) === null)
    const failures = await data.outbox.queueEvidence(draft.slug, credentialId, accepted)
    if (failures.length > 0) setRefusals([...refused, ...failures.map(failureWords)])
  }
  const isOver = useFileDrop((files) => void add(files))
  return (
    <div className={styles.area} data-over={isOver || undefined}>
      {isFirst && (
        <>
          <span className={styles.mark}>
            <Icon drawing={icons.upload} />
          </span>
          <p className={styles.title}>{evidenceCopy.none}</p>
          <p className={styles.words}>{evidenceCopy.noneText}</p>
        </>
      )}
      <p className={styles.drop}>{evidenceCopy.drop}</p>
      <ChooseFiles id={chooseId} onFiles={(files) => void add(files)} />
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
