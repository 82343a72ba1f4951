// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { exchangeDialogWords } from './exchange-dialog-words.ts';

// jsdom has `<dialog>`, but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

const fixture = (name: string) => readFileSync(join('src/tokens/exchange/fixtures', name), 'utf8');

function open() {
  const onChange = vi.fn();
  const onClose = vi.fn();
  const { container } = render(<ExchangeDialog changes={{}} onChange={onChange} onClose={onClose} />);
  const choose = (text: string, name: string) => {
    const input = container.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([text], name)] } });
  };
  return { onChange, onClose, choose };
}

it('an imported file is previewed first, then applied as one change', async () => {
  const { onChange, onClose, choose } = open();
  choose(fixture('dtcg.json'), 'studio.json');
  expect(await screen.findByText('Design tokens (DTCG), from studio.json')).toBeTruthy();
  expect(screen.getAllByText(/this site has no token with this name/).length).toBeGreaterThan(1);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Apply \d+ tokens to the draft$/ }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ 'weight.strong': { value: 700 } });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a file without tokens shows an error', async () => {
  const { choose } = open();
  choose('Dear all', 'letter.json');
  expect(await screen.findByText(/isn’t a token file/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull();
});

it('choosing an export format shows the exported text and what it leaves out', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: exchangeDialogWords.export }));
  fireEvent.change(screen.getByRole('combobox', { name: exchangeDialogWords.format }), {
    target: { value: 'figma' },
  });
  expect(screen.getByText(/Shadows aren’t exported/)).toBeTruthy();
  expect((screen.getByLabelText(exchangeDialogWords.text) as HTMLTextAreaElement).value).toContain(
    'VARIABLE_ALIAS',
  );
});
