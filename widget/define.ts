import { SupplierBadge } from './badge-element.ts'

// Two snippets from two portals on one page: the first one stays, a second definition would throw.
if (!customElements.get('supplier-badge')) customElements.define('supplier-badge', SupplierBadge)
