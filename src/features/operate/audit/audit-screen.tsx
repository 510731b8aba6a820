import { useText } from '#src/i18n/text-context.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import screen from '../console-screen.module.css'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { usePlace } from '../place.ts'
import { AuditEntries } from './audit-entries.tsx'
import { auditWanted, filtersOf } from './audit-filters.ts'
import { AuditForm } from './audit-form.tsx'
import styles from './audit-screen.module.css'

/** Who did what to whom, by filters that stand in the address (OPR-6). */
export function AuditScreen() {
  const t = useText()
  const { data } = useOperate()
  const wanted = auditWanted(usePlace().query)
  const key = JSON.stringify(wanted)
  const loaded = useLoaded(`audit ${key}`, () => data.audit(filtersOf(wanted)))
  const action = useAction()
  const save = () =>
    action.run(async () => downloadFile(await data.auditFile(filtersOf(wanted)), 'audit.csv'))
  return (
    <ConsoleScreen isWide>
      <ScreenHead title={t('operate-numbers.audit.title')}>
        {t('operate-numbers.audit.text')} {t('operate-numbers.audit.ofBrands')}
      </ScreenHead>
      <AuditForm wanted={wanted} />
      <div className={styles.file}>
        <Button variant="secondary" busy={action.busy} onClick={save}>
          {t('operate-numbers.export')}
        </Button>
        <p className={screen.hint}>{t('operate-numbers.audit.mostRows')}</p>
        <ActionFailure action={action} />
      </div>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-numbers.audit.loading')}
        failedText={t('operate-numbers.audit.failed')}
        height="24rem"
      >
        {(first) => <AuditEntries key={key} first={first} wanted={wanted} />}
      </LoadedPart>
    </ConsoleScreen>
  )
}
