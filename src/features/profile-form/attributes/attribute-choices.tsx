import { useMemo } from 'react'
import type { AttributeOption } from '#src/contract/catalogue.ts'
import { copy } from '../copy.ts'
import { AttributeFold } from './attribute-fold.tsx'
import { attributeGroups } from './attribute-groups.ts'
import { AttributeFieldset } from './attribute-fieldset.tsx'
import { EarnedAttributes } from './earned-attributes.tsx'
import { OtherMinorityField } from './other-minority-field.tsx'

/** What the organisation says of itself: ownership, and the rest; and what it earned. */
export function AttributeChoices({ all }: { all: readonly AttributeOption[] }) {
  const groups = useMemo(() => attributeGroups(all), [all])
  return (
    <>
      <AttributeFold>
        <AttributeFieldset
          legend="Ownership"
          hint={copy.ownershipHint}
          options={groups.OWNERSHIP}
          after={<OtherMinorityField in={groups.OWNERSHIP} />}
        />
        <AttributeFieldset
          legend="Other attributes"
          hint={copy.otherAttributesHint}
          options={groups.OTHER}
          after={<OtherMinorityField in={groups.OTHER} />}
        />
      </AttributeFold>
      <EarnedAttributes />
    </>
  )
}
