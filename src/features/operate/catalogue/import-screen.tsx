import { type DragEvent, useRef, useState } from 'react'
import { catalogueFileBytes, type FilePlan } from '#src/contract/operate/catalogue.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { fileSize } from '#src/lib/file-size.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen } from '../console-screen.tsx'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'
import { cataloguePath } from '../paths.ts'
import { go } from '../place.ts'
import records from '../records/records.module.css'
import { ImportPlan } from './import-plan.tsx'
import styles from './catalogue.module.css'

/** Takes a CSV: what it would change is looked at first, and then all of it is taken, or nothing. */
export function ImportScreen() {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useOperate()
  const input = useRef<HTMLInputElement>(null)
  const [looked, setLooked] = useState<{ file: File; plan: FilePlan } | null>(null)
  /** Why the file was not taken although it could be: somebody was faster. */
  const [late, setLate] = useState<string | null>(null)
  /** Why a file was not looked at. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const looking = useAction()
  const taking = useAction()

  const look = async (file: File) => {
    const plan = await data.catalogue.plan(file)
    setLooked({ file, plan })
    const { rows, faults } = plan
    announce(
      faults.length > 0
        ? t('operate-catalogue.faultCount', { count: faults.length })
        : t('operate-catalogue.changeCount', { count: rows.length }),
    )
  }
  const choose = (file: File | undefined) => {
    if (!file || looking.busy || taking.busy) return
    setLooked(null)
    setLate(null)
    const isLarge = file.size > catalogueFileBytes
    const most = fileSize(language, catalogueFileBytes)
    setRefusal(isLarge ? t('operate-catalogue.tooLarge', { name: file.name, most }) : null)
    if (!isLarge) looking.run(() => look(file).catch((failure) => refuse(file, failure)))
  }
  const refuse = (file: File, failure: unknown) => {
    if (!(failure instanceof ProblemError) || failure.code !== 'unsupported-type') throw failure
    setRefusal(t('operate-catalogue.noCsv', { name: file.name }))
  }
  const take = () =>
    taking.run(async () => {
      if (!looked) return
      try {
        const { added, changed } = await data.catalogue.take(looked.file, looked.plan.seen)
        announce(t('operate-catalogue.taken', { added, changed }))
        go(cataloguePath)
      } catch (failure) {
        if (!(failure instanceof ProblemError) || failure.code !== 'entry-changed') throw failure
        setLate(failureText(texts, failure))
        await look(looked.file)
      }
    })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    choose(event.dataTransfer.files[0])
  }
  return (
    <ConsoleScreen isWide>
      <header>
        <ConsoleLink href={cataloguePath} className={records.link}>
          {t('operate-catalogue.back')}
        </ConsoleLink>
        <h1 className={screen.title}>{t('operate-catalogue.importTitle')}</h1>
        <p className={screen.hint}>{t('operate-catalogue.importText')}</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button in it does the same */}
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={screen.hint}>{t('operate-catalogue.dropHint')}</p>
        <Button variant="secondary" busy={looking.busy} onClick={() => input.current?.click()}>
          {t('operate-catalogue.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,text/csv"
          aria-label={t('operate-catalogue.chooseFile')}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            // The same file may be chosen again, once it was put right.
            currentTarget.value = ''
          }}
        />
      </div>
      {refusal && <Banner tone="critical" title={refusal} />}
      <ActionFailure action={looking} />
      {late && (
        <Banner tone="warning" title={late}>
          {t('operate-catalogue.lookedAgain')}
        </Banner>
      )}
      <ActionFailure action={taking} />
      {looked && (
        <ImportPlan name={looked.file.name} plan={looked.plan} isBusy={taking.busy} onTake={take} />
      )}
    </ConsoleScreen>
  )
}
