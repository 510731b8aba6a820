import type { ReactNode } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import * as icons from '#src/ui/icons.ts'
import type { Loaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { namesNothing } from './names-nothing.ts'
import styles from './open-item.module.css'

type OpenItemProps<Item> = {
  loaded: Loaded<Item>
  /** Where the list is shown alone. */
  listHref: string
  /** Said where nothing of that name waits. */
  goneText: string
  /** Said meanwhile. */
  loadingText?: string | undefined
  /** The title when it failed. */
  failedText?: string | undefined
  children: (item: Item) => ReactNode
}

/** In place of an item and its decision until it is there, or where it is not. */
export function OpenItem<Item>(props: OpenItemProps<Item>) {
  const t = useText()
  const { loaded, listHref, goneText, children } = props
  const { loadingText = t('operate.item.loading'), failedText = t('operate.item.failed') } = props
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed' && namesNothing(loaded.failure))
    return (
      <div className={styles.place} role="status">
        <EmptyState
          icon={icons.shield}
          title={t('operate.item.gone')}
          action={
            <ConsoleLink className={styles.back} href={listHref}>
              {t('operate.queue.back')}
            </ConsoleLink>
          }
        >
          {goneText}
        </EmptyState>
      </div>
    )
  return (
    <div className={styles.place}>
      <LoadedPart {...{ loaded, loadingText, failedText }} height="20rem">
        {() => null}
      </LoadedPart>
    </div>
  )
}
