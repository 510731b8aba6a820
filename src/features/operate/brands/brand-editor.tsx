import { useSelector } from '@tanstack/react-store'
import { useText } from '#src/i18n/text-context.ts'
import { ConsoleScreen } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { contentOf } from './draft/draft-state.ts'
import { type Draft, DraftContext } from './draft/draft-context.ts'
import type { DraftStore } from './draft/draft-store.ts'
import { useDraftStore, useFreshDraft } from './draft/use-draft-store.ts'
import styles from './editor-frame.module.css'
import { EditorFrame } from './editor-frame.tsx'

/** The editor of a brand's draft. */
export function BrandEditor({ id }: { id: string }) {
  const t = useText()
  const loaded = useDraftStore(id)
  return (
    // One element from the beginning: it keeps the focus when the brand has come.
    <ConsoleScreen className={loaded.state === 'ready' ? styles.editor : undefined}>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-brands.loading')}
        failedText={t('operate-brands.failed')}
        height="24rem"
      >
        {(store) => <OpenDraft id={id} store={store} />}
      </LoadedPart>
    </ConsoleScreen>
  )
}

function OpenDraft({ id, store }: { id: string; store: DraftStore }) {
  const editing = useSelector(store.state)
  useFreshDraft(store, editing.saving === 'failed')
  const { touched, detail } = editing
  const isShown = (path: string) =>
    editing.showsFaults || [...touched].some((one) => path === one || path.startsWith(`${one}/`))
  const draft: Draft = {
    ...{ id, store, editing, state: contentOf(editing.draft), change: store.change },
    errorOf: (path) =>
      isShown(path) ? detail.faults.find((one) => one.path === path)?.message : undefined,
  }
  return (
    <DraftContext value={draft}>
      <EditorFrame />
    </DraftContext>
  )
}
