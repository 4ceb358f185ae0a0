// Shows one page of the product in the frame; `?product=` replaces the address that stands in the page.
const frame = document.querySelector('iframe');
const asked = new URL(location.href).searchParams;
const product = new URL(asked.get('product') ?? frame.dataset.product);
frame.src = new URL(asked.get('page') ?? '/profile-to-candidates', product).href;
for (const link of document.querySelectorAll('nav a')) {
  const target = new URL(link.href);
  target.searchParams.set('product', product.origin);
  link.href = target.href;
}
