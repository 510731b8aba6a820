import { useMemo } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import { AttributeFold } from './attribute-fold.tsx'
import { attributeGroups } from './attribute-groups.ts'
import { AttributeFieldset } from './attribute-fieldset.tsx'
import { EarnedAttributes } from './earned-attributes.tsx'
import { OtherMinorityField } from './other-minority-field.tsx'

/** What the organisation says of itself: ownership, and the rest; and what it earned. */
export function AttributeChoices({ all }: { all: readonly AttributeOption[] }) {
  const t = useText()
  const groups = useMemo(() => attributeGroups(all), [all])
  return (
    <>
      <AttributeFold>
        <AttributeFieldset
          legend="Ownership"
          hint={t('profile-form.ownershipHint')}
          options={groups.OWNERSHIP}
          after={<OtherMinorityField in={groups.OWNERSHIP} />}
        />
        <AttributeFieldset
          legend="Other attributes"
          hint={t('profile-form.otherAttributesHint')}
          options={groups.OTHER}
          after={<OtherMinorityField in={groups.OTHER} />}
        />
      </AttributeFold>
      <EarnedAttributes />
    </>
  )
}
