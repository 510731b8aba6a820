// Where a page is only rendered there are no elements to define, and importing this does nothing.
if ('customElements' in globalThis) void import('../define.ts')
