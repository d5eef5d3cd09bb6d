#!/usr/bin/python3
"""A window of WebKitGTK without a toolbar, so that it can be as narrow as a phone. WebKitWebDriver starts and drives it.
ENGINE_WIDTH and ENGINE_HEIGHT are its size in pixels, ENGINE_DOWNLOADS the folder of its downloads, ENGINE_PRELOAD a file with the script that runs before those of each page."""
import os
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2

Gtk.Settings.get_default().set_property('gtk-enable-animations', False)
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager(is_ephemeral=True))
context.set_automation_allowed(True)
context.set_preferred_languages(['es-EC', 'es'])
scripts = WebKit2.UserContentManager()
with open(os.environ['ENGINE_PRELOAD'], encoding='utf-8') as preload:
    scripts.add_script(WebKit2.UserScript(preload.read(), WebKit2.UserContentInjectedFrames.TOP_FRAME,
                                          WebKit2.UserScriptInjectionTime.START, None, None))


def start_download(_context, download):
    def choose_file(download, name):
        download.set_destination('file://' + os.path.join(os.environ['ENGINE_DOWNLOADS'], name))
        return True

    download.connect('decide-destination', choose_file)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(os.environ['ENGINE_WIDTH']), int(os.environ['ENGINE_HEIGHT']))
    window.add(view)
    window.show_all()
    # Without a window manager nothing else gives the window the focus, which fields need to receive keys.
    view.grab_focus()
    window.get_window().focus(0)
    window.connect('destroy', Gtk.main_quit)
    return view


def start_session(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('Cimiento')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', create_view)
    session.connect('will-close', lambda _session: Gtk.main_quit())


context.connect('automation-started', start_session)
context.connect('download-started', start_download)
parent = os.getppid()
# A driver that is killed leaves no window behind.
GLib.timeout_add_seconds(2, lambda: True if os.getppid() == parent else Gtk.main_quit())
Gtk.main()
