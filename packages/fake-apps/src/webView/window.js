import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

/**
 * A program for gjs: the window of an app around a real WebKit web view, told what to do by lines of JSON.
 *
 *   in   {"resize": [width, height]}  {"userAgent": text}  {"handlers": [names]}  {"run": script}
 *        {"answer": id, "text" or "error": …}
 *   out  {"message": id, "handler": name, "body": …, "url": …}
 *        {"message": null} when a command with "confirm": true is done
 *
 * A page finds `window.webkit.messageHandlers` with the handlers that were named before it was opened, and nothing
 * else. The window goes when its input ends.
 */
Gtk.init(null);
const handlers = new WebKit.UserContentManager();
// Playwright could not detect the load of a page that is restored from the cache.
const settings = new WebKit.Settings({ enable_developer_extras: true, enable_page_cache: false });
const view = new WebKit.WebView({
  web_context: WebKit.WebContext.new_ephemeral(),
  user_content_manager: handlers,
  settings,
});
// A page isolated by this policy gets its own process, which Playwright mistakes for a failed load.
disable('CrossOriginOpenerPolicy');
const window = new Gtk.Window({ default_width: 1280, default_height: 720 });
window.add(view);
window.show_all();
view.load_uri('about:blank');

const registered = new Set();
const waiting = new Map();
let messages = 0;
const decoder = new TextDecoder();
const input = new Gio.DataInputStream({ base_stream: new Gio.UnixInputStream({ fd: 0 }) });
readOn();
Gtk.main();

function disable(name) {
  const features = WebKit.Settings.get_all_features();
  const positions = Array.from({ length: features.get_length() }, (_, position) => position);
  const feature = positions
    .map((position) => features.get(position))
    .find((one) => one.get_identifier() === name);
  settings.set_feature_enabled(feature, false);
}

function readOn() {
  input.read_line_async(GLib.PRIORITY_DEFAULT, null, (_input, result) => {
    const [line] = input.read_line_finish(result);
    if (line === null) return Gtk.main_quit();
    obey(JSON.parse(decoder.decode(line)));
    readOn();
  });
}

function obey(command) {
  if (command.resize) window.resize(...command.resize);
  if (command.userAgent) settings.user_agent = command.userAgent;
  if (command.run) view.evaluate_javascript(command.run, -1, null, null, null, null);
  if (command.handlers) command.handlers.forEach(register);
  if (command.answer) answer(command);
  if (command.confirm) print(JSON.stringify({ message: null }));
}

function register(name) {
  if (registered.has(name)) return;
  registered.add(name);
  handlers.connect(`script-message-with-reply-received::${name}`, (_handlers, value, reply) => {
    messages += 1;
    waiting.set(messages, { reply, value });
    print(
      JSON.stringify({ message: messages, handler: name, body: JSON.parse(value.to_json(0)), url: view.uri }),
    );
    return true;
  });
  handlers.register_script_message_handler_with_reply(name, null);
}

function answer({ answer: id, text, error }) {
  const { reply, value } = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) reply.return_value(value.get_context().evaluate(JSON.stringify(text), -1));
  else reply.return_error_message(error);
}
