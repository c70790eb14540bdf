import SwiftUI

/// Dieselben Einstellungen, noch stumm. Umlaute und Emoji stehen vor den Fundstellen.
struct EinstellungenAnsicht: View {
	@State private var lautstärke = 0.5
	@State private var größe = "Mittel"
	@State private var nachtmodus = false

	var body: some View {
		Form {
			Section("Töne 🔔") {
				Slider(value: $lautstärke)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ slider-missing-label
				/* 🤫🤫 */ Toggle("", isOn: $nachtmodus)
//                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ toggle-missing-label
			}
			Section("Anzeige") {
				let _ = "Straßenbahn 🚋"; Image("straßenbahn")
//                               ^^^^^^^^^^^^^^^^^^^^^ image-missing-label
				Text("Gleis 3 → Ausgang 🚪").font(.system(size: 13))
//                                   ^^^^^^^^^^^^^^^^^^^^^^^ fixed-font-size
				Link("Hier klicken", destination: Self.rechte)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ generic-link-text
				Button(action: { größe = "Groß 👀" }) { Image("größer") }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ icon-button-missing-label
			}
		}
		.navigationTitle("Einstellungen")
	}

	private static let rechte = URL(string: "https://bahn.example/rechte") ?? URL(filePath: "/")
}
