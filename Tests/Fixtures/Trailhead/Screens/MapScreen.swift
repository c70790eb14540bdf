import MapKit
import SwiftUI

struct MapScreen: View {
    @Environment(TrailStore.self) private var store
    @State private var position: MapCameraPosition = .userLocation(fallback: .automatic)
    @State private var selection: Trail?
    @State private var showsLayers = false
    @State private var isSatellite = false
    @State private var cardOffset: CGFloat = 0
    @State private var zoom: CGFloat = 1

    var body: some View {
        ZStack(alignment: .bottom) {
            Map(position: $position) {
                ForEach(store.trails) { trail in
                    Annotation(trail.name, coordinate: trail.coordinate) {
                        pin(for: trail)
                    }
                }
                UserAnnotation()
            }
            .mapStyle(isSatellite ? .imagery : .standard)
            .mapControls {
                MapCompass()
                MapScaleView()
            }

            VStack(alignment: .trailing, spacing: DS.Spacing.medium) {
                controls
                if let selection {
                    MapCard(trail: selection) { self.selection = nil }
                        .offset(y: cardOffset)
                        .gesture(
                            DragGesture()
                                .onChanged { cardOffset = max($0.translation.height, 0) }
                                .onEnded { value in
                                    if value.translation.height > 80 { self.selection = nil }
                                    cardOffset = 0
                                }
                        )
                        .transition(.opacity)
                }
            }
            .padding()
        }
        .animation(.spring(), value: selection)
    }

    private func pin(for trail: Trail) -> some View {
        Image("pin_\(trail.difficulty.rawValue)")
            .onTapGesture { selection = trail }
            .accessibilityLabel(trail.name)
            .accessibilityAddTraits(.isButton)
    }

    private var controls: some View {
        VStack(spacing: 4) {
            Button {
                position = .userLocation(fallback: .automatic)
            } label: {
                Image(systemName: "location.fill")
                    .frame(width: 36, height: 36)
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
            }
            .accessibilityLabel("My location")

            Button {
                isSatellite.toggle()
            } label: {
                Image(systemName: isSatellite ? "map" : "globe.europe.africa")
                    .comfortableTapArea()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
            }
            .accessibilityLabel("Satellite")

            Button("Layers", systemImage: "square.3.layers.3d") {
                showsLayers = true
            }
            .buttonStyle(.roundIcon)
            .popover(isPresented: $showsLayers) {
                layerList
            }
        }
    }

    private var layerList: some View {
        VStack(alignment: .leading) {
            Text("Layers")
                .font(.title3)
                .accessibilityAddTraits(.isHeader)
            Toggle("Satellite", isOn: $isSatellite)
            Slider(value: $zoom, in: 0.5...4)
        }
        .padding()
        .frame(minWidth: 240)
    }
}

/// What slides up when a pin is chosen.
struct MapCard: View {
    let trail: Trail
    var close: () -> Void

    @State private var startsNavigation = false

    var body: some View {
        VStack(alignment: .leading, spacing: DS.Spacing.small) {
            HStack {
                Text(trail.name)
                    .font(.headline)
                Spacer()
                Button("X", action: close)
                    .accessibilityLabel("Close")
            }
            HStack {
                DifficultyBadge(difficulty: trail.difficulty)
                Text(trail.formattedLength)
            }
            .accessibilityElement(children: .combine)
            VStack {
                Button("Start navigation") { startsNavigation = true }
                Button("Add to plan") {}
            }
            .buttonStyle(.bordered)
            .accessibilityHidden(true)
            hours
        }
        .card()
        .accessibilityElement(children: .contain)
        .fullScreenCover(isPresented: $startsNavigation) {
            NavigationModeView(trail: trail)
        }
    }

    private var hours: some View {
        HStack {
            Image(systemName: "clock")
            Text("Hut open until 20:00")
        }
        .accessibilityElement(children: .ignore)
    }
}

/// Turn-by-turn mode: large figures, one big button.
struct NavigationModeView: View {
    let trail: Trail

    @Environment(\.dismiss) private var dismiss
    @State private var isPulsing = false
    @State private var isPaused = false

    var body: some View {
        VStack(spacing: DS.Spacing.large) {
            Circle()
                .fill(DS.Colors.moss)
                .frame(width: 24, height: 24)
                .scaleEffect(isPulsing ? 1.4 : 1)
                .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isPulsing)
                .accessibilityHidden(true)
            Text(verbatim: trail.formattedLength)
                .font(.system(.largeTitle, design: .rounded, weight: .heavy))
            Button {
                isPaused.toggle()
            } label: {
                Label(isPaused ? "Resume" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill")
            }
            .buttonStyle(.primary)
            Button("End navigation", role: .destructive) { dismiss() }
        }
        .padding()
        .onAppear { isPulsing = true }
        .onLongPressGesture {
            isPaused = true
        }
    }
}
