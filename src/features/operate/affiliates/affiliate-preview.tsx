import type { AffiliateContent } from '#src/contract/operate/affiliate-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import { RecordPreview } from '../records/record-preview.tsx'
import { AffiliateLinks } from './affiliate-links.tsx'

/** The message of an affiliate as visitors of its brand see it, and the links that lead them there. */
export function AffiliatePreview({ affiliate }: { affiliate: AffiliateContent }) {
  const t = useText()
  const { AffiliateMessage } = useOperate().supplierViews
  const { slug, brandId, messageHeading, messageCopy, percentOff } = affiliate
  return (
    <RecordPreview
      title={t('operate-affiliates.preview')}
      below={<AffiliateLinks brandId={brandId} slug={slug} />}
    >
      {(language) => (
        <AffiliateMessage
          heading={textIn(language, messageHeading)}
          copy={textIn(language, messageCopy)}
          percentOff={percentOff}
        />
      )}
    </RecordPreview>
  )
}
