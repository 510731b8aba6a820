import { useMemo } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import type { Desk } from '../queue/use-desk.ts'
import { RecordScreen } from '../records/record-screen.tsx'
import { ContentForm } from './content-form.tsx'
import { contentKind } from './content-kind.ts'
import { UnwrittenPages } from './unwritten-pages.tsx'
import { withWordOfLosses } from './with-word-of-losses.ts'

type ContentsScreenProps = { desk: Desk }

/** What is written and what can be, or one piece of it, as the address says (OPR-5). */
export function ContentsScreen({ desk: { contents: drafts } }: ContentsScreenProps) {
  const t = useText()
  const { contents } = useOperate().data
  const calls = useMemo(() => withWordOfLosses(contents, t), [contents, t])
  return (
    <RecordScreen
      kind={contentKind}
      calls={calls}
      drafts={drafts}
      renderForm={(options) => <ContentForm {...options} />}
      renderBelow={(list, brand) => <UnwrittenPages list={list} brand={brand} />}
    />
  )
}
